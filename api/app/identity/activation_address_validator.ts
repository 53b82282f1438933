import vine from '@vinejs/vine'
import { strictObject } from '#app/http/strict_object'
import { memberEmail } from './member_email.js'

/** The address to which the mail goes instead. */
export const updateActivationAddressValidator = vine.create(strictObject({ email: memberEmail() }))
