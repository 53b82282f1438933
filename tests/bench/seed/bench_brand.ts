import { createHash } from 'node:crypto'

export interface BenchBrand {
  slug: string
  host: string
  people: number
  acts: boolean
  /** Conversations of its first person. */
  chats: number
  /** Whether staff find a past there: messages, payments, what was refused. */
  hasHistory: boolean
}

export const TOWN = 'bench-town'
/** The brand that searches are compared with, with `--large`. */
export const CITY = 'bench-city'
/**
 * A brand of hundreds, and one of a hundred thousand whose first person writes to a thousand: what they ask should take as long in both. A
 * page of the chat list is full in either.
 */
export const HAMLET = 'bench-hamlet'
export const CROWD = 'bench-crowd'
const CHATS = 20
/** Members of a brand of 10,000 or more that the bench logs in as: the first reads, the others write. */
export const WRITERS = 100

export function benchBrand(
  slug: string,
  people: number,
  { acts = true, chats = CHATS, hasHistory = [TOWN, CITY].includes(slug) } = {}
): BenchBrand {
  return { slug, host: `${slug}.localhost`, people, acts, chats, hasHistory }
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
