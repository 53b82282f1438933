import { random } from '../noise.ts'
import type { Person } from '../people/person.ts'
import type { Prop } from '../props/props.ts'

/** A demo member: key, number of pictures, looks, and what they hold from the second picture on. */
type Row = readonly [
  key: string,
  pictures: number,
  age: number,
  skin: Person['skin'],
  hair: Person['hair'],
  hairColour: Person['hairColour'],
  props: readonly Prop[],
  more: Partial<Person>,
]

export interface Member {
  key: string
  pictures: number
  props: readonly Prop[]
  looks: Pick<Person, 'sex' | 'age' | 'skin' | 'hair' | 'hairColour'> & Partial<Person>
}

/** Members of one sex; who is fair and has red hair has freckles, and every third woman wears earrings and lipstick. */
export function members(sex: Person['sex'], rows: readonly Row[]): Member[] {
  return rows.map(([key, pictures, age, skin, hair, hairColour, props, more], index) => {
    const adorned = sex === 'woman' && index % 3 === 1 ? { earring: '#e8b84a', lipstick: '#b83a50' } : {}
    const freckles = ['ginger', 'auburn'].includes(hairColour) && ['pale', 'fair'].includes(skin)
    return { key, pictures, props, looks: { sex, age, skin, hair, hairColour, freckles, ...adorned, ...more } }
  })
}

const WEAR: Record<Person['sex'], readonly Person['wear'][]> = {
  woman: ['sweater', 'blouse', 'vee', 'striped', 'cardigan', 'flowered', 'jacket', 'shirt', 'scoop', 'rollNeck', 'tee'],
  man: [
    'sweater',
    'shirt',
    'jacket',
    'tee',
    'checked',
    'rollNeck',
    'hoodie',
    'cardigan',
    'striped',
    'fairIsle',
    'blazer',
  ],
}

const FURS = ['#b9855a', '#8f6a4a', '#d8b48a', '#6a5040'] as const
const WOODS = ['#b8672f', '#a8562f', '#c28a4a'] as const

const TURNS = [0.45, -0.5, 0.2, -0.3] as const

/** The same person as on their other pictures, in other clothes and another mood. */
export function picturesOf({ pictures, props, looks }: Member, place: number, colours: readonly string[]): Person[] {
  const { sex, age, hair } = looks
  const next = random(place * 31 + age)
  const [firstWear, firstColour] = [Math.floor(next() * 11), Math.floor(next() * colours.length)]
  const worn = age > 45 ? WEAR[sex].filter((wear) => wear !== 'hoodie') : WEAR[sex]
  return Array.from({ length: pictures }, (_, picture): Person => {
    const prop = picture === 0 ? undefined : props[picture - 1]
    const wear =
      prop === 'baking' ? 'apron' : prop === 'football' ? 'clubScarf' : worn[(firstWear + picture * 4) % worn.length]!
    return {
      wear,
      cloth: colours[(firstColour + picture * 3) % colours.length]!,
      cloth2: hair === 'hijab' ? colours[(firstColour + picture + 2) % colours.length]! : '#f8ecdc',
      prop,
      propColour:
        prop === 'dog'
          ? FURS[place % 4]!
          : prop === 'guitar'
            ? WOODS[place % 3]!
            : colours[(firstColour + picture + 4) % colours.length]!,
      turn: TURNS[(place + picture) % 4]!,
      lean: ((place * 3 + picture * 5) % 9) - 4,
      mouth: (['smile', 'grin', 'open', 'soft'] as const)[(place + picture * 3) % 4]!,
      beaming: (place + picture) % 9 === 4,
      jaw: 0.95 + next() * 0.1,
      ...looks,
    }
  })
}
