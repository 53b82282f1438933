import type { StoredPhoto } from '#app/members/photos/storage/store_photo'
import ChatPhoto from './chat_photo.js'

/** Makes the row of an uploaded photo; a message brings it later. */
export async function keepPhoto(profileId: string, stored: StoredPhoto): Promise<ChatPhoto> {
  return ChatPhoto.create({ profileId, ...stored })
}
