import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#site/lib/api/api.ts'

/** Three portraits and some cards below. */
const MOST = 13

/**
 * Whom a visitor is shown before he searches, where visitors may see any: faces, so nobody who is for members only. The rest of what a
 * search finds would stand in the page for nothing.
 */
export function frontPeopleQuery(api: Api) {
  return queryOptions({
    queryKey: ['members.index', {}, 'front'] as const,
    queryFn: async ({ signal }) => {
      const { results } = await api.members.index({ signal })
      return results.filter(({ members_only }) => !members_only).slice(0, MOST)
    },
  })
}
