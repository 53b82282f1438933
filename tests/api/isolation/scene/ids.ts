/** Strings that are no id, escaped as a path needs it. */
export const MALFORMED_IN_PATHS: readonly string[] = [
  '0',
  '-1',
  '01',
  '1e3',
  'x',
  'null',
  '%00',
  '%20',
  '9223372036854775808',
  '9'.repeat(60),
  '1%20or%20true',
  `1'%3B--`,
  '%7B%7D',
  '%F0%9F%92%94',
  '__proto__',
]

/** What a body can contain instead of an id. */
export const MALFORMED_IN_BODIES: readonly unknown[] = [7, 1.5, true, null, [], ['1'], {}, '\u0000', '\ud800', '1\n']

/** The nearest id that never existed: a real row has that neighbour once in 2²² times. */
export function twinOf(id: string): string {
  const [row, ...rest] = id.split('?')
  if (/^\d+$/.test(row!)) return [String(BigInt(row!) + (row!.length > 14 ? 1n : 1_000_000n)), ...rest].join('?')
  // Of an address the host stays, since others are refused.
  const middle = id.search(/(?<=^(?:https:\/\/[^/]+\/|(?!https:)).{12,})[a-z0-9]/i)
  const other = id[middle] === '7' ? '8' : '7'
  return id.slice(0, middle) + other + id.slice(middle + 1)
}
