import env from '#start/env'

const IN_PRODUCTION_SECONDS = 5

let stopping = false

/** From now on `/health/ready` says no, while everything else is still answered. @returns false when asked for the second time */
export function announceStop(): boolean {
  const isFirst = !stopping
  stopping = true
  return isFirst
}

export function isStopping(): boolean {
  return stopping
}

/** How long load balancers need to notice, in milliseconds. */
export function stopDelay(): number {
  return 1_000 * (env.get('STOP_DELAY') ?? (env.get('NODE_ENV') === 'production' ? IN_PRODUCTION_SECONDS : 0))
}
