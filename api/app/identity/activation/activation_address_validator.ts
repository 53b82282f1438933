import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { memberEmail } from '#app/members/rules/member_email'

/** The address the activation e-mail should go to instead. */
export const updateActivationAddressValidator = vine.create(strictObject({ email: memberEmail() }))
