import type { ChecklistLine } from '#console/tenancy/state/checklist.ts'
import { sectionAddress } from '#console/tenancy/tenant_sections.ts'

/** Settings that mend a line of the checklist. */
const SETTINGS: Partial<Record<ChecklistLine['name'], string>> = {
  support_email: 'support_email',
  push_contact: 'support_email',
  countries: 'countries',
  fictional_words: 'fictional_warning',
  age_provider: 'age_provider',
  payments: 'payment_gateway',
}

/** Other pages of a brand that do. */
const SECTIONS: Partial<Record<ChecklistLine['name'], string>> = { main_domain: 'domains', packages: 'packages' }

/** Where a line of the checklist is mended; a company whose id isn't known is found on its brand's page. */
export function placeToMend(
  { name }: ChecklistLine,
  { id, company_id: companyId }: { id: string; company_id?: string }
): string {
  if (name === 'company' && companyId) return `/companies/${companyId}/show`
  const setting = SETTINGS[name]
  return setting ? `${sectionAddress(id, '')}#${setting}` : sectionAddress(id, SECTIONS[name] ?? '')
}
