import { enqueue } from '#app/jobs/enqueue'
import type { News } from './news.js'

const DAY_SECONDS = 86_400
/** Members who have the conversation open read it meanwhile and need no push. */
const MESSAGE_AFTER_SECONDS = 2
/** A like taken back at once is not announced. */
const LIKE_AFTER_SECONDS = 30

/** Notifies a member by the channels they chose, a like once a day at most. Call it in the transaction of the event. */
export function notifyMember(news: News): Promise<void> {
  const when =
    news.about === 'like'
      ? { startAfter: LIKE_AFTER_SECONDS, once: { key: `like ${news.from} ${news.to}`, seconds: DAY_SECONDS } }
      : { startAfter: MESSAGE_AFTER_SECONDS }
  return enqueue('notify_member', { ...news }, when)
}
