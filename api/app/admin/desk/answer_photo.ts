import type { GrantedBrand } from '#app/admin/access/granted_brand'
import Message from '#app/chat/conversations/message'
import { copyProfilePhoto, findProfilePhoto } from '#app/chat/photos/profile_photo_copy'
import type Photo from '#app/members/people/photo'
import { removeUnlessUsed } from '#app/members/photos/storage/remove_unless_used'
import { newPhotoPaths, type StoredPhoto } from '#app/members/photos/storage/store_photo'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { keepTurn, profileOfTurn } from './desk_turn.js'

/** What an answer shows: a photo of the profile, and its copy for this conversation alone. */
export interface AnswerPhoto {
  photo: Photo
  stored: StoredPhoto
}

interface Asked {
  conversationId: string
  photoId: string
  clientId: string
  lease: number
}

/**
 * Copies the photo of an answer, as no transaction may be open while a picture is encoded; null if the answer was sent before.
 * @throws NotFound DeskChatLost PhotoNotThere PhotosBusy
 */
export async function prepareAnswerPhoto(
  { staff, tenant }: GrantedBrand,
  { conversationId, photoId, clientId, lease }: Asked
): Promise<AnswerPhoto | null> {
  const paths = newPhotoPaths(tenant, 'chats/')
  const admit = async () => {
    const profile = await profileOfTurn(conversationId)
    if (await Message.findBy({ senderProfileId: profile.id, clientId })) return null
    await keepTurn(conversationId, staff.id, lease)
    const photo = await findProfilePhoto(profile, photoId)
    await removeUnlessUsed(paths)
    return photo
  }
  const photo = await asTenant(tenant, admit, { connection: 'staff' })
  return photo && { photo, stored: await copyProfilePhoto(photo, paths) }
}

/** Of a copy. */
export function answerPhotoFiles({ stored }: AnswerPhoto): string[] {
  const { filename, thumbFilename, matchFilename, blurredFilename } = stored
  return [filename, thumbFilename, matchFilename, blurredFilename]
}
