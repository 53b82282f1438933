import Like from '@manyhearts/api/app/discovery/likes/like'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Brand, newBrand, newFictionalProfile, newPerson, type Person } from '../../../cast.ts'
import { acknowledge, giveCredits, write } from '../../chat/conversing.ts'
import { addPhotos } from '../../members/add_photos.ts'

/** A profile the viewer can meet; a fictional one has no `person`. */
export interface Met {
  profile: Profile
  person?: Person
}

/** A member, and the profiles they meet everywhere while none is hidden. */
export interface Encounter {
  brand: Brand
  viewer: Person
  /** They like each other and have a conversation. */
  known: Met
  /** There is nothing between them yet. */
  fresh: Met
  /** Much like both of them, and never hidden. */
  peer: Person
  conversation: string
}

const photoName = ({ name }: Pick<Profile, 'name'>) => `portraitof${name}`

export function photosOf(...profiles: Profile[]): RegExp {
  return new RegExp(profiles.map(photoName).join('|'))
}

/** A brand of its own, with names that occur nowhere by chance. */
export async function newEncounter(kind: 'member' | 'fictional'): Promise<Encounter> {
  const brand = await newBrand('encounter', 'GB', 'en-GB')
  const viewer = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
  const peer = await newPerson(brand, { name: 'Gus', gender: 'male', looking_for: 'both' })
  const [known, fresh] = await Promise.all(['Knowndale', 'Freshford'].map((name) => newMet(brand, kind, name)))
  await giveCredits(viewer, 1_000)
  await meet(viewer, known!)
  const { body } = await write(viewer, known!.profile)
  return { brand, viewer, known: known!, fresh: fresh!, peer, conversation: body.conversation.id }
}

async function newMet(brand: Brand, kind: 'member' | 'fictional', name: string): Promise<Met> {
  const person = kind === 'member' ? await newPerson(brand, { name, gender: 'male', looking_for: 'female' }) : undefined
  const profile = person?.profile ?? (await newFictionalProfile(brand, { name, gender: 'male' }))
  await addPhotos(
    brand,
    profile,
    [1, 2].map((number) => photoName(profile) + number)
  )
  return { profile, person }
}

/** A mutual like; the notice of a fictional profile is acknowledged. */
async function meet(viewer: Person, { profile }: Met): Promise<void> {
  await asTenant(viewer.brand, () =>
    Like.create({ fromProfileId: profile.id, toProfileId: viewer.profile.id, automatic: profile.isFictional })
  )
  await viewer.browser.post(`/api/likes/${profile.id}`)
  const { fictional } = (await viewer.browser.get(`/api/members/${profile.id}`)).body.profile
  if (fictional) await acknowledge(viewer, profile, fictional.version)
}
