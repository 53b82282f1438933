import { pageWriter } from '#app/tenancy/pages/page_writer'
import type { PageValues } from './page_values.js'

/** Fills in a title or a description, which are plain text: what shows them escapes it. */
export function fillLine(text: string, values: PageValues): string {
  return pageWriter.render(text, values, {}, { escape: String })
}
