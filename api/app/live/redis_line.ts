import logger from '@adonisjs/core/services/logger'
import { Redis } from 'ioredis'
import env from '#start/env'
import type { Line, Listener } from './line.js'

const RECONNECT_AFTER_MS = 1_000
const ANSWERED_WITHIN_MS = 2_000

const OPTIONS = {
  // Spoken by every Redis, and by what stands in for one.
  protocol: 2,
  retryStrategy: () => RECONNECT_AFTER_MS,
  connectTimeout: ANSWERED_WITHIN_MS,
  keepAlive: 10_000,
} as const

/** Redis' channels: one connection to speak, one to listen. Without Redis everything works, but other servers hear nothing. */
export function redisLine(url: string, { hear, connected }: Listener): Line {
  const channel = `manyhearts:live:${new URL(env.get('DATABASE_URL')).pathname.slice(1)}`
  const speaking = new Redis(url, {
    ...OPTIONS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWERED_WITHIN_MS,
  })
  const listening = new Redis(url, { ...OPTIONS, autoResubscribe: false, maxRetriesPerRequest: null })
  const isUp = () => speaking.status === 'ready' && listening.status === 'ready'

  speaking.on('error', warn).on('ready', () => isUp() && connected())
  listening.on('error', warn).on('ready', () => {
    listening.subscribe(channel).then(connected, warn)
  })
  listening.on('message', (_channel, text) => hear(text))

  return {
    get isUp() {
      return isUp()
    },
    async say(text) {
      await speaking.publish(channel, text)
    },
    async hangUp() {
      speaking.disconnect()
      listening.disconnect()
    },
  }
}

function warn(error: Error): void {
  logger.warn({ err: error }, 'the line for live events')
}
