import type { Language } from '@manyhearts/locales/languages'
import type { PageReader } from '#app/reach/page_values'
import { siteByHost } from '#app/tenancy/sites/site_directory'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** Fills in pages as for a visitor of the brand's domain in that language, else its main domain. */
export async function pageReaders({ id }: Tenant): Promise<(language: Language) => Promise<PageReader>> {
  const domains = await staffRows<{ host: string; language: string }>(
    'select host, left(language, 2) as language from global.domains where tenant_id = ? order by main desc, host',
    [id]
  )
  return async (language) => {
    const { host } = domains.find((domain) => domain.language === language) ?? domains[0]!
    return { site: (await siteByHost(host))!, language, country: null }
  }
}
