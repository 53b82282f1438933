import { paidPrice } from '#app/credits/ledger/paid_price'
import type Member from '#app/members/people/member'
import {
  BANNED_LIKE,
  type BannedLike,
  bannedValues,
  COUNT_NEAR,
  type UploadHashes,
} from '#app/members/photos/bans/banned_like'
import { refuseBanned } from '#app/members/photos/bans/refuse_banned'
import type { StoredPhoto } from '#app/members/photos/storage/store_photo'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import { creditsPrice, type MessagePrice, type PaidPrice } from '#app/tenancy/sites/message_prices'
import type { Site } from '#app/tenancy/sites/site'
import ChatPhoto from './chat_photo.js'

export interface KeptPhoto {
  photo: ChatPhoto
  /** What sending it costs. */
  credits: number
  price: MessagePrice | null
}

/** Makes the row of an uploaded photo; a message brings it later, and moderators look at one that looks like a banned one then. @throws PhotoBanned */
export async function keepPhoto(
  { id: memberId, profile }: Member,
  stored: StoredPhoto,
  hashes: UploadHashes,
  site: Site
): Promise<KeptPhoto> {
  const credits = site.settings.photo_credits
  const [[photo], [row]] = await pipeline([
    () => tenantModels(ChatPhoto, STORE, { ...stored, ...bannedValues(hashes), profileId: profile.id }),
    () =>
      tenantRows<{ paid: PaidPrice | null }>(`select ${paidPrice(':memberId', ':credits')} as paid`, {
        memberId,
        credits,
      }),
  ])
  await refuseBanned(photo!.$extras as BannedLike, profile)
  return { photo: photo!, credits, price: creditsPrice(site, profile.country, credits, row!.paid) }
}

const STORE = `
  with banned as materialized (${BANNED_LIKE}), ${COUNT_NEAR}, stored as (
    insert into app.chat_photos (profile_id, filename, thumb_filename, match_filename, blurred_filename, placeholder, perceptual_hash,
      source_hash, width, height, resembles, review)
    select :profileId, :filename, :thumbFilename, :matchFilename, :blurredFilename, :placeholder, :perceptualHash,
      :sourceHash, :width, :height, reason, case when reason is not null then 'pending' end
    from (values (1)) one left join banned on true
    returning *
  )
  select stored.*, banned.reason, banned."isExact", banned."isEverywhere", banned."photoId" from stored left join banned on true`
