import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { ACCESS_TOKEN_SCOPES } from './access_token_scopes.js'

const LONGEST_NAME = 100
const MOST_DAYS = 366

/** The name, scopes and lifetime of an access token. */
export const createAccessTokenValidator = vine.create(
  strictObject({
    name: plainString().minLength(1).maxLength(LONGEST_NAME),
    scopes: vine.array(vine.enum(ACCESS_TOKEN_SCOPES)).minLength(1).distinct(),
    days: vine.number().withoutDecimals().min(1).max(MOST_DAYS),
  })
)
