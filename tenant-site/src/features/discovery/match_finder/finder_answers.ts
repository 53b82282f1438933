import { type Choice, GENDERS_SOUGHT, PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'
import type { Settings, User } from '#site/lib/api/shapes.ts'
import { type Filters, OLDEST, readInterests, usualGender } from '#site/features/discovery/filters/filters.ts'

const NEAR = ['region', 'country', 'anywhere'] as const
/** Default years below and above the member's age. */
const AGE_SPAN = 8

export type Near = (typeof NEAR)[number]
export type Reason = Choice<'reason'>

export type FinderAnswers = {
  gender: 'male' | 'female' | 'both'
  min_age: number
  max_age: number
  near: Near
  reason?: Reason
  interests: string[]
}

type Known = { reason: string | null; interests: readonly { id: string }[] }

/** Reads a query string or a form; until answered, reason and interests come from the profile. */
export function readAnswers(params: URLSearchParams, user: User, settings: Settings, known?: Known): FinderAnswers {
  const isAnswered = hasAnswers(params)
  const { age } = user.profile
  const gender = oneOf(GENDERS_SOUGHT, params.get('gender')) ?? usualGender(user)
  const ages = ['min_age', 'max_age'].map((name, index) => {
    const wanted = Math.round(Number(params.get(name))) || age + (index === 0 ? -AGE_SPAN : AGE_SPAN)
    return Math.min(OLDEST, Math.max(settings.limits.min_age, wanted))
  })
  const [min_age, max_age] = ages.sort((one, other) => one - other) as [number, number]
  const reason = isAnswered ? params.get('reason') : known?.reason
  const interests = isAnswered ? params.getAll('interests') : (known?.interests ?? []).map(({ id }) => id)
  return {
    gender,
    min_age,
    max_age,
    near: oneOf(NEAR, params.get('near')) ?? 'country',
    reason: oneOf(PROFILE_FIELDS.reason.choices, reason ?? null),
    interests: readInterests(interests),
  }
}

/** The search by what the finder can't do without; reason and interests only decide who comes first. */
export function searchOf({ gender, min_age, max_age, near }: FinderAnswers, { profile }: User): Filters {
  const { country, region } = profile
  return {
    gender,
    min_age,
    ...(max_age < OLDEST && { max_age }),
    ...(near !== 'anywhere' && { country }),
    ...(near === 'region' && region && { countryregion: region.id }),
    real_only: true,
  }
}

/** Every submitted form contains `near`. */
export function hasAnswers(params: URLSearchParams): boolean {
  return params.has('near')
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: string | null): Choice | undefined {
  return choices.find((choice) => choice === value)
}
