import { isRowId } from '#app/http/validation/row_id'
import type { Refusal } from '#app/http/http_errors'
import { PriceChanged } from '#app/credits/ledger/credits_errors'
import { PhotoNotThere } from '#app/chat/conversations/chat_errors'
import { type Sender, senderBinding, senderId } from '#app/chat/conversations/sender'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import type { Site } from '#app/tenancy/sites/site'
import ChatPhoto from './chat_photo.js'

/** A photo as somebody wants to send it, and what that costs now. */
export interface PhotoOffer {
  id: string
  credits: number
  photo: ChatPhoto | null
  refusal: Refusal | null
}

/** Of the sender's own. Asked with what a message depends on, before its request was read: `id` may be anything. One statement. */
export async function findPhoto(sender: Sender, id: unknown): Promise<ChatPhoto | null> {
  if (!isRowId(id)) return null
  const [photo] = await tenantModels(
    ChatPhoto,
    `select * from app.chat_photos
     where tenant_id = (select sec.tenant_id()) and id = :id and profile_id = ${senderId(sender)}`,
    { ...senderBinding(sender), id }
  )
  return photo ?? null
}

/** `seen` is the price that the sender was shown. */
export function photoOffer(id: string, photo: ChatPhoto | null, { settings }: Site, seen?: number): PhotoOffer {
  const credits = settings.photo_credits
  if (!photo || photo.isSent) return { id, credits, photo, refusal: new PhotoNotThere() }
  const isChanged = seen !== undefined && seen !== credits
  return { id, credits, photo, refusal: isChanged ? new PriceChanged({ credits, context: 'photo' }) : null }
}
