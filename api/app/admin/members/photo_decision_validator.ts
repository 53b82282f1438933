import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { PHOTO_REFUSALS } from '#app/members/photos/arranging/photo_refusals'

/** The moderation decision: approved, or the reason for refusal. */
export const createPhotoDecisionValidator = vine.create(
  strictObject({
    tenant_id: vine.string().optional(),
    verdict: vine.enum(['approved', ...PHOTO_REFUSALS] as const),
  })
)
