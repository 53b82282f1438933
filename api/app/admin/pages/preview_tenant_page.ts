import { fieldsRefused } from '#app/http/validation/fields_refused'
import type { PageSource } from '#app/reach/page_source'
import { pageValues } from '#app/reach/page_values'
import { type RenderedPage, renderPage } from '#app/reach/render_page'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import type { PagePlace } from './page_place.js'
import { pageReaders } from './page_readers.js'
import { pageTagFaults } from './page_tag_faults.js'

/** @throws E_VALIDATION_ERROR with every invalid tag */
export async function previewTenantPage(
  tenant: Tenant,
  { language }: PagePlace,
  text: PageSource
): Promise<RenderedPage> {
  const faults = pageTagFaults(text)
  if (faults.length > 0) throw fieldsRefused(faults)
  const readerIn = await pageReaders(tenant)
  return renderPage(text, pageValues(await readerIn(language)))
}
