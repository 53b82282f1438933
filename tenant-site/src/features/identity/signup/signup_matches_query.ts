import { queryOptions } from '@tanstack/react-query'
import { PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'
import type { Api } from '#site/lib/api/api.ts'
import type { User } from '#site/lib/api/shapes.ts'

/** Age difference in years. */
const AGE_SPAN = 8

/** Real members near in place and age, else in the country, else anywhere; `fit` says which. */
export function signupMatchesQuery(api: Api, { profile }: User) {
  const { age, country } = profile
  const { youngest, oldest } = PROFILE_FIELDS.age
  const ages = { min_age: Math.max(youngest, age - AGE_SPAN), max_age: Math.min(oldest, age + AGE_SPAN) }
  const wishes = [
    { fit: 'near', query: { country, ...ages } },
    { fit: 'country', query: { country } },
    { fit: 'anywhere', query: {} },
  ] as const
  return queryOptions({
    queryKey: ['signup.matches', profile.id, age, country] as const,
    queryFn: async ({ signal }) => {
      for (const { fit, query } of wishes) {
        const { results } = await api.members.index({ query: { real_only: true, ...query }, signal })
        if (results.length > 0) return { fit, results }
      }
      return { fit: 'anywhere' as const, results: [] }
    },
  })
}
