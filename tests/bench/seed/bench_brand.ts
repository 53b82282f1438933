import { createHash } from 'node:crypto'

/** A brand of the bench: how it is called, where it answers, and how many people it has. */
export interface BenchBrand {
  slug: string
  host: string
  people: number
  /** Whether its first people log in; villages are only there. */
  acts: boolean
}

/** The brand most rows are measured in. */
export const TOWN = 'bench-town'
/** The brand that a member search is compared in, with `--large`. */
export const CITY = 'bench-city'
/** Members of a brand of 10,000 or more that the bench logs in as: the first is read as, the others write. */
export const WRITERS = 100

/** A brand by its name and size. */
export function benchBrand(slug: string, people: number, acts = true): BenchBrand {
  return { slug, host: `${slug}.localhost`, people, acts }
}

/** The n-th of the brands that are only held in memory. */
export function idleBrand(index: number): BenchBrand {
  return benchBrand(`bench-idle-${index}`, 3)
}

/** The session cookie of a brand's n-th person: derived, so that a kept database needs no list of them. */
export function sessionToken(slug: string, person: number): string {
  return createHash('sha256').update(`bench session ${slug} ${person}`).digest('base64url')
}

/** The e-mail of a brand's n-th person. */
export function emailOf(slug: string, person: number): string {
  return `person-${person}@${slug}.example`
}
