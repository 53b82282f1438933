import type { PageName } from '@manyhearts/locales/pages'
import OwnPage from '#app/tenancy/own_page'
import { type PageReader, pageValues } from './page_values.js'
import { standardPage } from './page_source.js'
import { type RenderedPage, renderPage } from './render_page.js'

/** A static page as one visitor reads it: the brand's own words in his language, else ours. */
export async function pageFor(name: PageName, reader: PageReader): Promise<RenderedPage> {
  const own = await OwnPage.findBy({ name, language: reader.language })
  return renderPage(own ?? (await standardPage(name, reader.language)), pageValues(reader))
}
