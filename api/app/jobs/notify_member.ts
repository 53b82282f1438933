import { enqueue } from '#app/jobs/enqueue'
import type { News } from './news.js'

const DAY_SECONDS = 86_400
/** Who has the conversation before him reads it meanwhile, and needs no push. */
const MESSAGE_AFTER_SECONDS = 2
/** For a second thought: a like taken back at once is told to nobody. */
const LIKE_AFTER_SECONDS = 30

/**
 * Has a member told of something, by the ways he chose. Call it in the transaction of what happened. A like is told once a day,
 * however often it is taken back and given again.
 */
export function tellMember(news: News): Promise<void> {
  const when =
    news.about === 'like'
      ? { startAfter: LIKE_AFTER_SECONDS, once: { key: `like ${news.from} ${news.to}`, seconds: DAY_SECONDS } }
      : { startAfter: MESSAGE_AFTER_SECONDS }
  return enqueue('tell_member', { ...news }, when)
}
