import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** What consents name: who uses the data, for which site, who is written to by the team, and which partners may have the data. */
export function useConsentValues() {
  const { api } = useVisit()
  const { name: site, fictional_plural, data_partners: partners } = useSettings()
  const { data: company } = useQuery(call(api, 'company.show'))
  return { site, fictional_plural, company: company?.name ?? site, partners }
}
