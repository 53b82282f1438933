import { Refusal } from '#app/http/http_errors'

const MINUTE = 60

export class TooManyAttempts extends Refusal {
  static status = 429
  static code = 'too_many_attempts'

  constructor(seconds: number) {
    super({ minutes: Math.max(1, Math.ceil(seconds / MINUTE)) })
    this.retryAfter = Math.max(1, Math.ceil(seconds))
  }
}

/** Blocked until another day (specification §8). */
export class TooManyToday extends TooManyAttempts {
  constructor(seconds: number) {
    super(seconds)
    this.meta = { ...this.meta, context: 'tomorrow' }
  }
}
