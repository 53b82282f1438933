import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { PHOTO_REFUSALS } from '#app/members/photos/arranging/photo_refusals'

/** What somebody of staff says of a photo: others may see it, or why not. */
export const createPhotoJudgementValidator = vine.create(
  strictObject({
    tenant_id: vine.string().optional(),
    verdict: vine.enum(['approved', ...PHOTO_REFUSALS] as const),
  })
)
