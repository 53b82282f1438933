import { createHash } from 'node:crypto'
import type { PageSource } from '#app/reach/page_source'

/** Hash to detect concurrent edits; null for the product's text, which changes only with a release. */
export function pageVersion(own: PageSource | null): string | null {
  if (!own) return null
  const { title, description, body } = own
  return createHash('sha256')
    .update(JSON.stringify([title, description, body]))
    .digest('base64url')
}
