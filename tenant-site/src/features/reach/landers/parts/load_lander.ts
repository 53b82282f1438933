import { call } from '#site/lib/api/call.ts'
import type { Load } from '#site/lib/pages/page.ts'

/** The campaign's words, if the address names one. */
export const loadLander: Load = async ({ api, queryClient }, { params: { slug } }) => {
  if (slug) await queryClient.ensureQueryData(call(api, 'campaigns.show', { params: { slug } }))
}
