import type { Language } from '@manyhearts/locales/languages'
import type { CampaignText } from '#app/tenancy/manifests/manifest'
import { rowVersion } from '#app/admin/changes/row_version'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface CampaignRow {
  id: string
  tenant_id: string
  slug: string
  texts: Partial<Record<Language, CampaignText>>
  /** Languages of the brand's hosts that the campaign has no text in. */
  missing: Language[]
  version: string
}

const LANGUAGES_OF_HOSTS = `array(select distinct left(domains.language, 2) from global.domains
  where domains.tenant_id = campaigns.tenant_id order by 1)`

/** What landers say to visitors of a brand's campaigns. */
export const campaigns = {
  inTenant: 'campaigns.tenant_id',
  from: 'app.campaigns',
  key: 'campaigns.id',
  columns: `campaigns.id::text, campaigns.tenant_id::text, campaigns.slug, campaigns.texts, ${LANGUAGES_OF_HOSTS} as languages`,
  filters: { id: { kind: 'id', column: 'campaigns.id' } },
  sorts: { id: 'campaigns.id', slug: 'campaigns.slug' },
  defaultSort: ['slug', 'ASC'],
  shown,
} satisfies Resource

function shown({ languages, ...row }: Row): CampaignRow {
  const missing = (languages as Language[]).filter((language) => !row.texts[language])
  return { ...row, missing, version: rowVersion(row.texts) } as CampaignRow
}
