import type { Person } from '../people/person.ts'

/** The people of a preset: twelve women, twelve men, and four pairs. */
export interface Cast {
  woman: readonly Person[]
  man: readonly Person[]
  pair: readonly (readonly [Person, Person])[]
}

type Row = readonly [
  age: number,
  skin: Person['skin'],
  hair: Person['hair'],
  hairColour: Person['hairColour'],
  wear: Person['wear'],
  cloth: string,
  more?: Partial<Person>,
]

const TURNS = [0.5, -0.4, 0.25, -0.55, 0.4, -0.25] as const
const LEANS = [-4, 3, -2, 5, -5, 2, 4] as const
const MOUTHS = ['smile', 'grin', 'smile', 'open', 'soft', 'grin', 'smile'] as const
const BUILDS = [0.2, 0.5, 0.1, 0.8, 0.3] as const
const JAWS = [1, 0.94, 1.06, 0.98, 1.02] as const

/** People of one sex; what a row leaves open differs from one to the next. */
export function people(sex: Person['sex'], rows: readonly Row[]): Person[] {
  return rows.map(([age, skin, hair, hairColour, wear, cloth, more], index) => ({
    sex,
    age,
    skin,
    hair,
    hairColour,
    wear,
    cloth,
    turn: TURNS[index % 6]!,
    lean: LEANS[index % 7]!,
    mouth: MOUTHS[(index * 3) % 7]!,
    build: BUILDS[(index * 2) % 5]!,
    jaw: JAWS[(index * 3) % 5]!,
    ...more,
  }))
}

/** Two people who lean towards each other, without what they hold. */
export function together(
  left: Person,
  right: Person,
  clothes: readonly [Partial<Person>, Partial<Person>]
): [Person, Person] {
  const free = { prop: undefined, wheelchair: false, hat: undefined }
  return [
    { ...left, ...free, turn: 0.55, lean: 6, mouth: 'smile', ...clothes[0] },
    { ...right, ...free, turn: -0.55, lean: -6, mouth: 'grin', ...clothes[1] },
  ]
}
