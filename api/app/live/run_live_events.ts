import env from '#start/env'
import { leaveLine, useLine } from './announce.js'
import { startBeating } from './beat.js'
import { postgresLine } from './postgres_line.js'
import { redisLine } from './redis_line.js'

/** Connects this process with the others. @returns a function that hangs up */
export function runLiveEvents(): () => Promise<void> {
  const redis = env.get('REDIS_URL')
  useLine(redis ? (listener) => redisLine(redis.release(), listener) : postgresLine)
  const stopBeating = startBeating()
  return async () => {
    stopBeating()
    await leaveLine()
  }
}
