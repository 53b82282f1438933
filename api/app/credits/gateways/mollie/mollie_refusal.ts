const LONGEST = 300

/** Mollie says no, in its own words (docs.mollie.com/reference/handling-errors). */
export class MollieRefusal extends Error {
  constructor(
    readonly status: number,
    request: string,
    answer: unknown
  ) {
    const { title, detail, field } = (answer ?? {}) as Record<string, unknown>
    const words = [title, detail, field && `field ${String(field)}`].filter((one) => typeof one === 'string')
    super([`Mollie answered ${status} to ${request}`, ...words].join(': ').slice(0, LONGEST))
  }
}

const GONE = [404, 410]

/** There is no such thing, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof MollieRefusal && GONE.includes(error.status)
}

/** For a question about what may not be there. @throws any other error */
export function nullIfGone(error: unknown): null {
  if (!isGone(error)) throw error
  return null
}
