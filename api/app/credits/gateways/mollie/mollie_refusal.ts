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
