import { createHash } from 'node:crypto'

export interface BenchBrand {
  slug: string
  host: string
  people: number
  acts: boolean
}

export const TOWN = 'bench-town'
/** The brand that searches are compared with, with `--large`. */
export const CITY = 'bench-city'
/** Members of a brand of 10,000 or more that the bench logs in as: the first reads, the others write. */
export const WRITERS = 100

export function benchBrand(slug: string, people: number, acts = true): BenchBrand {
  return { slug, host: `${slug}.localhost`, people, acts }
}

export function idleBrand(index: number): BenchBrand {
  return benchBrand(`bench-idle-${index}`, 3)
}

/** The session cookie of a brand's n-th person, derived so that a kept database needs no list. */
export function sessionToken(slug: string, person: number): string {
  return createHash('sha256').update(`bench session ${slug} ${person}`).digest('base64url')
}

export function emailOf(slug: string, person: number): string {
  return `person-${person}@${slug}.example`
}
