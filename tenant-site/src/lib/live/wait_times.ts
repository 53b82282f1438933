const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Times between which a browser waits at random before it connects again, by the server's reason for the end. */
const AFTER_END: Record<string, [from: number, to: number]> = {
  stopping: [SECOND, 5 * SECOND],
  slow: [SECOND, 5 * SECOND],
  renew: [SECOND / 2, 2 * SECOND],
  // Meanwhile this browser polls.
  too_many: [4 * MINUTE, 6 * MINUTE],
  // A new session may have begun, as when an account is activated.
  signed_out: [2 * SECOND, 4 * SECOND],
}

const LONGEST = 5 * MINUTE

/** At random, so that not all browsers come back at the same moment. */
export function waitAfterEnd(reason: string, random = Math.random): number {
  const [from, to] = AFTER_END[reason] ?? AFTER_END.stopping!
  return from + random() * (to - from)
}

/** Doubles with every failure in a row, from 1 to 2 s up to 5 minutes. */
export function waitAfterFailure(failures: number, random = Math.random): number {
  const most = Math.min(LONGEST, SECOND * 2 ** failures)
  return most / 2 + (random() * most) / 2
}
