import limiter from '@adonisjs/limiter/services/main'

/** Whether something that is good once is used for the first time; of several at once, one. `kept`: as long as it could be used again. */
export async function isFirstUse(key: string, kept: string): Promise<boolean> {
  const { consumed } = await limiter.use('database', { requests: 1, duration: kept }).increment(key)
  return consumed === 1
}
