/** The job queues and how stubborn each is. Jobs run at least once, so every job must be harmless when run twice. */
export const QUEUES = {
  /** A mail to one member. */
  send_mail: { notify: true, retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 },
  /** A payment whose state the gateway may know better than we do. */
  check_payment: { notify: true, retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 1_800 },
} as const

export type QueueName = keyof typeof QUEUES
