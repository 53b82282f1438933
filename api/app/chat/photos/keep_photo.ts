import { paidPrice } from '#app/credits/ledger/paid_price'
import type Member from '#app/members/people/member'
import { BANNED_LIKE, type BannedLike, bannedValues, type UploadHashes } from '#app/members/photos/bans/banned_like'
import { refuseBanned } from '#app/members/photos/bans/refuse_banned'
import type { StoredPhoto } from '#app/members/photos/storage/store_photo'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { creditsPrice, type MessagePrice, type PaidPrice } from '#app/tenancy/sites/message_prices'
import type { Site } from '#app/tenancy/sites/site'
import ChatPhoto from './chat_photo.js'

export interface KeptPhoto {
  photo: ChatPhoto
  /** What sending it costs. */
  credits: number
  price: MessagePrice | null
}

/** Makes the row of an uploaded photo; a message brings it later. @throws PhotoBanned */
export async function keepPhoto(
  { id: memberId, profile }: Member,
  stored: StoredPhoto,
  hashes: UploadHashes,
  site: Site
): Promise<KeptPhoto> {
  const credits = site.settings.photo_credits
  const [[banned], photo, [row]] = await pipeline([
    () => tenantRows<BannedLike>(BANNED_LIKE, bannedValues(hashes)),
    () => ChatPhoto.create({ profileId: profile.id, sourceHash: hashes.sourceHash, ...stored }),
    () =>
      tenantRows<{ paid: PaidPrice | null }>(`select ${paidPrice(':memberId', ':credits')} as paid`, {
        memberId,
        credits,
      }),
  ])
  await refuseBanned(banned, profile)
  return { photo, credits, price: creditsPrice(site, profile.country, credits, row!.paid) }
}
