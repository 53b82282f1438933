import { createHash } from 'node:crypto'

/** Hash of what of an offer can be changed, to detect concurrent edits. */
export function offerVersion(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
