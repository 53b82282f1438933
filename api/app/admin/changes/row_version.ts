import { createHash } from 'node:crypto'

/** Hash of what of a row can be changed, to detect concurrent edits. */
export function rowVersion(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
