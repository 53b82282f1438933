import vine from '@vinejs/vine'
import { atMost } from '#app/http/validation/at_most'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { MARK_WITHDRAWALS, VERIFICATION_REFUSALS } from '#app/members/verification/verification'

const MOST_PHOTOS = 100

/** `photos`: those that the photo was compared with. */
export const createConfirmationValidator = vine.create(
  strictObject({ photos: vine.array(vine.string().use(rowIdRule())).use(atMost(MOST_PHOTOS)) })
)

export const createRefusalValidator = vine.create(strictObject({ reason: vine.enum(VERIFICATION_REFUSALS) }))

export const createMarkWithdrawalValidator = vine.create(strictObject({ reason: vine.enum(MARK_WITHDRAWALS) }))
