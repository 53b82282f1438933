import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { typedPassword } from '#app/identity/password_checks/typed_password'

const LONGEST_NAME = 100
const LONGEST_OFFER = 2000
/** A credential's answer in base64url; attestations are not asked for, so that it stays short. */
const LONGEST_PART = 20_000

const offer = () => plainString().minLength(1).maxLength(LONGEST_OFFER)
const part = () => vine.string().maxLength(LONGEST_PART)
const totp = () => vine.string().regex(/^\d{6}$/)

/** A PublicKeyCredential as JSON (WebAuthn §5.1.8); what else browsers put into it isn't looked at. */
const credential = <Answer extends Record<string, SchemaTypes>>(answer: Answer) =>
  vine.object({
    id: part(),
    rawId: part(),
    type: vine.literal('public-key'),
    response: vine.object(answer),
  })

/** The name that colleagues see, and the language of mails. */
export const updateAccountValidator = vine.create(
  strictObject({ name: plainString().trim().minLength(1).maxLength(LONGEST_NAME), language: vine.enum(LANGUAGES) })
)

/** Own password, where it has to be proven. */
export const provenValidator = vine.create(strictObject({ password: typedPassword().optional() }))

/** An authenticator's first code. */
export const updateAuthenticatorValidator = vine.create(strictObject({ offer: offer(), code: totp() }))

/** The password now and the new one. */
export const updateStaffPasswordValidator = vine.create(
  strictObject({ current_password: typedPassword(), password: plainString().minLength(1).maxLength(1024) })
)

/** A new passkey, with the name its owner gives it. */
export const createPasskeyValidator = vine.create(
  strictObject({
    offer: offer(),
    name: plainString().trim().minLength(1).maxLength(LONGEST_NAME),
    response: credential({
      clientDataJSON: part(),
      attestationObject: part(),
      transports: vine.array(plainString().maxLength(20)).maxLength(10).optional(),
    }),
  })
)

/** A passkey's answer at the log-in. */
export const createPasskeySessionValidator = vine.create(
  strictObject({
    offer: offer(),
    response: credential({
      clientDataJSON: part(),
      authenticatorData: part(),
      signature: part(),
      userHandle: part().optional(),
    }),
  })
)
