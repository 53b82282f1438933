import { pipeline } from '#app/tenancy/context/pipeline'
import { PAGE_TAGS } from '@manyhearts/locales/page_tags'
import { type PageSource, standardPage } from '#app/reach/page_source'
import { pageValues } from '#app/reach/page_values'
import OwnPage from '#app/tenancy/pages/own_page'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { pageChanges } from './page_changes.js'
import { type PagePlace, pageId } from './page_place.js'
import { pageReaders } from './page_readers.js'
import { pageVersion } from './page_version.js'
import type { TenantPage } from './tenant_page.js'

export async function readTenantPage(tenant: Tenant, place: PagePlace): Promise<TenantPage> {
  const { name, language } = place
  const found = await asTenant(tenant, () => OwnPage.findBy({ name, language }), {
    connection: 'staff',
    readOnly: true,
  })
  const own = found && textOf(found)
  const [changes, readerIn] = await pipeline([() => pageChanges(tenant), () => pageReaders(tenant)])
  const reader = await readerIn(language)
  const values = pageValues(reader)
  return {
    id: pageId(place),
    name,
    language,
    own,
    standard: await standardPage(name, reader),
    version: pageVersion(own),
    changed: changes.get(`${name} ${language}`) ?? null,
    host: reader.site.host,
    tags: PAGE_TAGS.map((tag) => ({ name: tag, value: values[tag] })),
  }
}

function textOf({ title, description, body }: PageSource): PageSource {
  return { title, description, body }
}
