import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { memberEmail } from '#app/members/rules/member_email'
import { WITHDRAWAL_REASONS } from './withdrawal_reasons.js'

const LONGEST_NAME = 100
const LONGEST_NUMBER = 20
/** The receipt goes to whatever address is given: nobody may write links into it. */
const NO_ADDRESS = /^[^/@:<>]+$/

export type Statement = Infer<typeof createWithdrawalValidator>

export const createWithdrawalValidator = vine.create(
  strictObject({
    name: plainString().trim().minLength(1).maxLength(LONGEST_NAME).regex(NO_ADDRESS),
    order_number: plainString().trim().minLength(1).maxLength(LONGEST_NUMBER).regex(NO_ADDRESS),
    email: memberEmail(),
    reason: vine.enum(WITHDRAWAL_REASONS).optional(),
  })
)
