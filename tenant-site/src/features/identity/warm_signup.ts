import { call } from '#site/lib/call.ts'
import { settingsQuery } from '#site/lib/settings_query.ts'
import type { Settings } from '#site/lib/shapes.ts'
import type { Visit } from '#site/lib/visit.ts'
import { likelyCountry } from './likely_country.ts'

/** Fetches the regions a sign-up lets choose from. */
export async function warmSignup({ api, queryClient }: Visit): Promise<Settings> {
  const settings = await queryClient.ensureQueryData(settingsQuery(api))
  const country = likelyCountry(settings)
  if (country) await queryClient.ensureQueryData(call(api, 'regions.index', { query: { country } }))
  return settings
}
