import { randomBytes, randomUUID } from 'node:crypto'
import ChatPhoto from '@manyhearts/api/app/chat/photos/chat_photo'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import type { Person } from '../../cast.ts'
import type { Answer } from '../../visitor.ts'
import { picture } from '../members/pictures.ts'

/** Uploads a landscape picture to send. */
export async function uploadToSend({ browser }: Person, body?: Buffer | string): Promise<Answer> {
  const photo = body ?? (await picture({ width: 900, height: 600 }))
  return browser.post('/api/chat-photos', photo, { 'content-type': 'image/jpeg' })
}

/** A photo to send whose files are named, but not there. */
export function newChatPhoto({ brand, profile }: Person, name = randomBytes(16).toString('hex')): Promise<ChatPhoto> {
  const path = (size: string) => `/photos/${brand.id}/chats/${name}-${size}.webp`
  return asTenant(brand, () =>
    ChatPhoto.create({
      profileId: profile.id,
      filename: path('l'),
      thumbFilename: path('t'),
      matchFilename: path('m'),
      blurredFilename: path('b'),
      placeholder: 'AAAA',
      perceptualHash: '1',
      width: 900,
      height: 600,
    })
  )
}

/** Sends a photo; every call is another message unless it passes a key. */
export function sendPhoto(
  from: Person,
  to: Pick<Profile, 'id'>,
  photo: string,
  more: { body?: string; credits?: number } = {},
  key: string = randomUUID()
): Promise<Answer> {
  return from.browser.post(`/api/members/${to.id}/messages`, { photo, ...more }, { 'idempotency-key': key })
}
