import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#site/lib/api/api.ts'

const MOST = 13

/** People shown to visitors before a search, without members-only profiles; few, to keep the page small. */
export function frontPeopleQuery(api: Api) {
  return queryOptions({
    queryKey: ['members.index', {}, 'front'] as const,
    queryFn: async ({ signal }) => {
      const { results } = await api.members.index({ signal })
      return results.filter(({ members_only }) => !members_only).slice(0, MOST)
    },
  })
}
