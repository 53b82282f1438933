import { randomUUID } from 'node:crypto'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { type Brand, newBrand, newFictionalProfile, newPerson, type Person } from '../../../cast.ts'
import { PASSWORD } from '../../../password.ts'
import { type Answer, Visitor } from '../../../visitor.ts'
import { giveCredits } from '../../chat/conversing.ts'
import { newGift } from '../../credits/giving.ts'
import { newPackage } from '../../credits/shop.ts'

/** A brand for scripts: three people, a fictional profile and a package, identical on every stage. */
export interface Stage {
  brand: Brand
  people: Person[]
  profiles: Pick<Profile, 'id'>[]
  packageId: string
  gift: string
  conversations: string[]
}

export interface Step {
  who: number
  what: keyof typeof COMMANDS
  whom: number
}

type Command = (stage: Stage, person: Person, whom: number, key: string) => Promise<Answer>

const conversation = ({ conversations }: Stage, whom: number) => conversations[whom % conversations.length] ?? '1'

export const COMMANDS = {
  searches: (_, { browser }) => browser.get('/api/members?gender=both'),
  'searches as a visitor': ({ brand }) => new Visitor(brand.host).get('/api/members?gender=both'),
  'looks at somebody': ({ profiles }, { browser }, whom) => browser.get(`/api/members/${profiles[whom]!.id}`),
  'looks for the like': ({ profiles }, { browser }, whom) => browser.get(`/api/members/${profiles[whom]!.id}/similar`),
  likes: ({ profiles }, { browser }, whom) => browser.post(`/api/likes/${profiles[whom]!.id}`),
  'takes a like back': ({ profiles }, { browser }, whom) => browser.delete(`/api/likes/${profiles[whom]!.id}`),
  'reads likes': (_, { browser }) => browser.get('/api/likes.php'),
  writes: async (stage, { browser }, whom, key) => {
    const path = `/api/members/${stage.profiles[whom]!.id}/messages`
    const answer = await browser.post(path, { body: `Hello ${whom}` }, { 'idempotency-key': key })
    if (answer.status === 201) stage.conversations.push(answer.body.conversation.id)
    return answer
  },
  gives: async (stage, { browser }, whom, key) => {
    const path = `/api/members/${stage.profiles[whom]!.id}/gifts`
    const answer = await browser.post(path, { gift: stage.gift }, { 'idempotency-key': key })
    if (answer.status === 201) stage.conversations.push(answer.body.conversation.id)
    return answer
  },
  'reads gifts': (_, { browser }) => browser.get('/api/gifts'),
  'reads chats': (_, { browser }) => browser.get('/api/chats.php'),
  'reads a chat': (stage, { browser }, whom) => browser.get(`/api/chats/${conversation(stage, whom)}/messages`),
  'has read a chat': (stage, { browser }, whom) =>
    browser.put(`/api/chats/${conversation(stage, whom)}/read`, { seq: 1 }),
  'deletes a chat': (stage, { browser }, whom) =>
    browser.delete('/api/chat.php', { conversation: conversation(stage, whom) }),
  'looks at himself': (_, { browser }) => browser.get('/api/user.php'),
  'hides or shows himself': (_, { browser }, whom) =>
    browser.put('/api/user.php', { visible_to_visitors: whom % 2 === 0 }),
  orders: ({ packageId }, { browser }, _, key) =>
    browser.post('/api/orders', { package_id: packageId, method: 'card', waiver: true }, { 'idempotency-key': key }),
  'reads orders': (_, { browser }) => browser.get('/api/orders'),
  'reads the statement': (_, { browser }) => browser.get('/api/transactions'),
  'mistypes the password': ({ brand }, { member }) =>
    new Visitor(brand.host).post('/api/session', { email: member.email, password: `${PASSWORD}!` }),
  'reads packages': (_, { browser }) => browser.get('/api/packages'),
} satisfies Record<string, Command>

export async function newStage(): Promise<Stage> {
  const brand = await newBrand('stage', 'GB', 'en-GB')
  const people: Person[] = []
  for (const [name, gender] of [
    ['Ann', 'female'],
    ['Ben', 'male'],
    ['Carl', 'male'],
  ] as const) {
    // The same addresses on every stage, to clash if brands shared them.
    people.push(
      await newPerson(brand, { name, gender, looking_for: 'both', email: `${name}@example.com`.toLowerCase() })
    )
    await giveCredits(people.at(-1)!, 200)
  }
  const fictional = await newFictionalProfile(brand, { name: 'Fay', gender: 'female' })
  return {
    brand,
    people,
    profiles: [...people.map(({ profile }) => profile), fictional],
    packageId: await newPackage(brand, { key: randomUUID() }),
    gift: await newGift(brand, { key: 'rose' }),
    conversations: [],
  }
}

/** `place` makes the step's idempotency key: the same on every stage, to clash if brands shared them. */
export function take(stage: Stage, { who, what, whom }: Step, place: number): Promise<Answer> {
  const command: Command = COMMANDS[what]
  return command(stage, stage.people[who]!, whom, `step-${place}`)
}
