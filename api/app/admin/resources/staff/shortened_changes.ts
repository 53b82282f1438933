import type { Differences, Value } from '#app/tenancy/audit/differences'

const LONGEST = 280
/** Length of an excerpt, and how much of it precedes the first difference. */
const SHOWN = 160
const BEFORE = 40

export function shortenedChanges(changes: Differences): Differences {
  return Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [
      name,
      isLong(from) || isLong(to) ? parted(from, to) : { from, to },
    ])
  )
}

function isLong(value: Value): value is string {
  return typeof value === 'string' && value.length > LONGEST
}

function parted(from: Value, to: Value): { from: Value; to: Value } {
  const [one, other] = [String(from ?? ''), String(to ?? '')]
  const length = Math.min(one.length, other.length)
  let at = 0
  while (at < length && one[at] === other[at]) at++
  const begin = Math.max(0, at - BEFORE)
  const excerpt = (value: Value) => (typeof value === 'string' ? excerptOf(value, begin) : value)
  return { from: excerpt(from), to: excerpt(to) }
}

function excerptOf(text: string, begin: number): string {
  // Don't cut surrogate pairs in half.
  const cut = text.slice(begin, begin + SHOWN).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  return `${begin > 0 ? '…' : ''}${cut}${begin + SHOWN < text.length ? '…' : ''}`
}
