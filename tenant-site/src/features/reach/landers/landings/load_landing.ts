import { call } from '#site/lib/api/call.ts'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import type { Load } from '#site/lib/pages/page.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { loadLander } from '#site/features/reach/landers/parts/load_lander.ts'

/** The member that the page is about, where visitors may look at members at all. @throws 404 if there is none */
export const loadLanding: Load = async (visit, request) => {
  const { api, queryClient } = visit
  const { visitor_may_search } = await queryClient.ensureQueryData(settingsQuery(api))
  const user = await queryClient.ensureQueryData(userQuery(api))
  if (user || visitor_may_search)
    await queryClient.ensureQueryData(call(api, 'members.show', { params: { id: request.params.id! } }))
  await loadLander(visit, request)
}
