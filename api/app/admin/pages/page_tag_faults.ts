import type { FieldFault } from '#app/http/validation/fields_refused'
import type { PageSource } from '#app/reach/page_source'
import { pageFaults } from '#app/tenancy/pages/page_faults'

export function pageTagFaults(page: PageSource, within = ''): FieldFault[] {
  return (['title', 'description', 'body'] as const).flatMap((field) =>
    pageFaults(page[field]).map(({ rule, meta }) => ({ field: `${within}${field}`, rule, meta: { ...meta } }))
  )
}
