import vine from '@vinejs/vine'
import { PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'
import { emptyToUndefined } from '#app/http/validation/empty_to_undefined'
import { filterRules } from '#app/discovery/filters/search_validator'

const { gender, min_age, max_age, interests } = filterRules

/** Query of `GET /api/match-finder`; `interests` are ids, unknown parameters are ignored. */
export const findMatchesValidator = vine.create(
  vine.object({
    gender,
    min_age,
    max_age,
    interests,
    near: vine.enum(['region', 'country', 'anywhere']).parse(emptyToUndefined).optional(),
    reason: vine.enum(PROFILE_FIELDS.reason.choices).parse(emptyToUndefined).optional(),
  })
)
