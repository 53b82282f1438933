import { withOneStop } from '@manyhearts/locales/full_stop'
import { pageWriter } from '#app/tenancy/pages/page_writer'
import type { PageValues } from './page_values.js'

/** Returns plain text; escape it where it is shown. */
export function fillLine(text: string, values: PageValues): string {
  return withOneStop(pageWriter.render(text, values, {}, { escape: String }), values)
}
