import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#site/lib/api/api.ts'
import type { User } from '#site/lib/api/shapes.ts'

/** Age difference in years. */
const AGE_SPAN = 8
const YOUNGEST = 18
const OLDEST = 120

/** Real members near in place and age, else in the country, else anywhere; `fit` says which. */
export function signupMatchesQuery(api: Api, { profile }: User) {
  const { age, country } = profile
  const ages = { min_age: Math.max(YOUNGEST, age - AGE_SPAN), max_age: Math.min(OLDEST, age + AGE_SPAN) }
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
