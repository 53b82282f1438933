import { pipeline } from '#app/tenancy/context/pipeline'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { fillLine } from '#app/reach/fill_line'
import { standardPage } from '#app/reach/page_source'
import { pageValues } from '#app/reach/page_values'
import OwnPage from '#app/tenancy/pages/own_page'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { pageChanges } from './page_changes.js'
import { PAGE_PLACES, type PagePlace, pageId } from './page_place.js'
import { pageReaders } from './page_readers.js'
import type { TenantPageRow } from './tenant_page.js'

export async function listTenantPages(tenant: Tenant): Promise<TenantPageRow[]> {
  const own = await asTenant(tenant, () => OwnPage.all(), { connection: 'staff', readOnly: true })
  const [changes, readerIn] = await pipeline([() => pageChanges(tenant), () => pageReaders(tenant)])
  const readers = new Map(
    await Promise.all(LANGUAGES.map(async (language) => [language, await readerIn(language)] as const))
  )
  const valuesIn = new Map(LANGUAGES.map((language) => [language, pageValues(readers.get(language)!)]))
  const row = async (place: PagePlace): Promise<TenantPageRow> => {
    const { name, language } = place
    const text = own.find((one) => one.name === name && one.language === language)
    const { title } = text ?? (await standardPage(name, readers.get(language)!))
    return {
      id: pageId(place),
      name,
      language,
      title: fillLine(title, valuesIn.get(language)!),
      is_own: text !== undefined,
      changed: changes.get(`${name} ${language}`) ?? null,
    }
  }
  return Promise.all(PAGE_PLACES.map(row))
}
