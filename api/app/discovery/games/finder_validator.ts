import vine from '@vinejs/vine'
import { PROFILE_CHOICES } from '#app/members/people/profile_choices'
import { orNothing, SEARCH_FIELDS } from '#app/discovery/filters/search_validator'

const { gender, min_age, max_age, interests } = SEARCH_FIELDS

/** Query of `GET /api/match-finder`; `interests` are ids, unknown parameters are ignored. */
export const findMatchesValidator = vine.create(
  vine.object({
    gender,
    min_age,
    max_age,
    interests,
    near: vine.enum(['region', 'country', 'anywhere']).parse(orNothing).optional(),
    reason: vine.enum(PROFILE_CHOICES.reason).parse(orNothing).optional(),
  })
)
