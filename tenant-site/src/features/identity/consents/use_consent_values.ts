import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** What consents name: who uses the data, for which site, and who is written to by the team. */
export function useConsentValues() {
  const { api } = useVisit()
  const { name: site, fictional_plural } = useSettings()
  const { data: company } = useQuery(call(api, 'company.show'))
  return { site, fictional_plural, company: company?.name ?? site }
}
