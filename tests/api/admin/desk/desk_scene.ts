import { randomUUID } from 'node:crypto'
import type { DeskChat } from '@manyhearts/api/app/admin/desk/desk_chat'
import type { DeskLease } from '@manyhearts/api/app/admin/desk/desk_lease'
import { countDesk } from '@manyhearts/api/app/chat/desk/count_desk'
import { NOTE_FIELDS } from '@manyhearts/locales/desk_notes'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { asOwner, type Brand, type Person } from '../../../cast.ts'
import type { Answer, Visitor } from '../../../visitor.ts'
import { acknowledge, giveCredits, write } from '../../chat/conversing.ts'
import { picture } from '../../members/pictures.ts'
import { newStaff } from '../staff_of.ts'

export const NO_NOTES = Object.fromEntries(NOTE_FIELDS.map((field) => [field, [] as string[]]))

/** Of somebody who read the notice about fictional profiles. @returns the conversation */
export async function writeTo(profile: Profile, from: Person, body = 'Good evening'): Promise<string> {
  const first = await write(from, profile, body)
  if (first.status === 201) return first.body.conversation.id
  await acknowledge(from, profile, first.body.errors[0].meta.version)
  await giveCredits(from, 200)
  return (await write(from, profile, body)).body.conversation.id
}

export interface Taken {
  chat: DeskChat
  lease: DeskLease
  waiting: number
  liked: number
}

/** What waits longest. `counted`: brands whose counts are made anew before. */
export async function takeNext(as: Visitor, counted: Brand[], except: string[] = []): Promise<Taken> {
  for (const brand of counted) await countDesk(brand)
  return (await as.post('/api/desk/next', { except })).body
}

export function deskPath({ chat }: Taken, rest = ''): string {
  return `/api/tenants/${chat.tenant.id}/desk_chats/${chat.id}${rest}`
}

/** Answers what was taken, as far as it was read. */
export function answer(
  as: Visitor,
  taken: Taken,
  body = 'Good evening to you',
  key: string = randomUUID()
): Promise<Answer> {
  const { lease, chat } = taken
  return as.post(
    deskPath(taken, '/answers'),
    { lease: lease.number, seen: chat.last_seq, body },
    { 'idempotency-key': key }
  )
}

/** Everything of a brand's desk happened so much earlier. */
export function letDeskTimePass(brand: Brand, minutes: number): Promise<unknown> {
  return asOwner(
    (owner) =>
      owner.query(
        `update app.desk_chats set lease_until = lease_until - make_interval(mins => $2),
           waiting_since = waiting_since - make_interval(mins => $2) where tenant_id = $1`,
        [brand.id, minutes]
      ),
    brand
  )
}

/** An approved photo of a fictional profile, with files; wider than high. @returns its id */
export async function newProfilePhoto(brand: Brand, profile: Profile, colour = '#375'): Promise<string> {
  const sam = await newStaff([{ brand, role: 'operator' }])
  const right = new URLSearchParams({ source: 'Drawn by Kim', licence: 'own', confirmed: 'true' })
  const { body } = await sam.post(
    `/api/tenants/${brand.id}/fictional_profiles/${profile.id}/photos?${right}`,
    await picture({ width: 900, height: 600, colour }),
    { 'content-type': 'image/jpeg' }
  )
  return body.id
}

/** Answers what was taken with a photo of the profile, and words, if any. */
export function answerWithPhoto(
  as: Visitor,
  taken: Taken,
  { photo, body }: { photo: string; body?: string },
  key: string = randomUUID()
): Promise<Answer> {
  const { lease, chat } = taken
  return as.post(
    deskPath(taken, '/answers'),
    { lease: lease.number, seen: chat.last_seq, photo, body },
    { 'idempotency-key': key }
  )
}
