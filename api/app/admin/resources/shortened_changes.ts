import type { Differences, Value } from '#app/tenancy/audit/differences'

/** Texts up to here stand in a list as they are. */
const LONGEST = 280
/** Of a longer one, so much from a little before the place where two of them part. */
const SHOWN = 160
const BEFORE = 40

/** What changed, as a list shows it: of two long texts only where they part, with dots for the rest. */
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
  // A sign of two halves is not cut in two.
  const cut = text.slice(begin, begin + SHOWN).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  return `${begin > 0 ? '…' : ''}${cut}${begin + SHOWN < text.length ? '…' : ''}`
}
