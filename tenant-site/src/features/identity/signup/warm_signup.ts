import { call } from '#site/lib/api/call.ts'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import type { Settings } from '#site/lib/api/shapes.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { likelyCountry } from './steps/likely_country.ts'

export async function warmSignup({ api, queryClient }: Visit): Promise<Settings> {
  const settings = await queryClient.ensureQueryData(settingsQuery(api))
  const country = likelyCountry(settings)
  if (country) await queryClient.ensureQueryData(call(api, 'regions.index', { query: { country } }))
  return settings
}
