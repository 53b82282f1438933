import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import type { News } from '#app/jobs/news'
import { isWanted } from '#app/members/people/notification_choices'
import { quietHoursOf, quietUntil } from '#app/notices/preferences/quiet_hours'
import type { Job } from '#app/jobs/run_jobs'
import { subscriptionsOf } from '#app/notices/push/subscriptions/subscriptions_of'
import { type Fresh, whatIsNew } from './what_is_new.js'

/** Members who come online within ten minutes need no mail. */
const MAIL_AFTER_SECONDS = 600
/** One reminder of unread messages, after a day (product.md §7). */
const REMIND_AFTER_SECONDS = 86_400

/** `late`: postponed to the end of quiet hours, for pushes only. */
type Telling = News & { late?: boolean }

/** Pushes at once or after quiet hours; mails some minutes later, if the member still hasn't seen the news. */
export async function notifyMemberJob({ data }: Pick<Job, 'data'>): Promise<void> {
  const { late = false, ...news } = data as unknown as Telling
  const fresh = await whatIsNew(news as News)
  if (!fresh) return
  const choices = fresh.member.notificationChoices
  if (!late && isWanted(choices, fresh, 'mail')) await mailLater(news as News, fresh)
  if (isWanted(choices, fresh, 'push')) await pushNow(news as News, fresh)
  if (news.about === 'message' && !late) await remindLater(news.to)
}

function mailLater(news: News, fresh: Fresh): Promise<void> {
  return enqueue(
    'send_mail',
    { mail: 'news', ...news },
    {
      startAfter: 'from' in news ? MAIL_AFTER_SECONDS : 0,
      once: onceOf(news, fresh),
    }
  )
}

/** By what several mails become one, or a job that ran twice sends one. */
function onceOf(news: News, { type, member }: Fresh): { key: string; seconds: number } {
  if (news.about === 'announcement')
    return { key: `announcement ${news.announcement} ${member.id}`, seconds: REMIND_AFTER_SECONDS }
  return { key: 'alert' in news ? `fit ${news.alert}` : `${type} ${member.id}`, seconds: MAIL_AFTER_SECONDS }
}

async function pushNow(news: News, { member }: Fresh): Promise<void> {
  const subscriptions = await subscriptionsOf(member.id)
  if (subscriptions.length === 0) return
  const quiet = quietHoursOf(member)
  const until = quiet && quietUntil(quiet, DateTime.now())
  if (until) {
    const once = { key: `late ${news.about} ${subjectOf(news)} ${news.to}`, seconds: REMIND_AFTER_SECONDS }
    await enqueue('notify_member', { ...news, late: true }, { startAfter: secondsUntil(until), once })
  } else {
    for (const { id } of subscriptions) await enqueue('send_push', { ...news, subscription: id })
  }
}

/** Tells news about the same apart. */
function subjectOf(news: News): string {
  if ('from' in news) return news.from
  if ('alert' in news) return news.alert
  return 'announcement' in news ? news.announcement : ''
}

async function remindLater(to: string): Promise<void> {
  const once = { key: `remind ${to}`, seconds: REMIND_AFTER_SECONDS }
  await enqueue('notify_member', { about: 'unread', to }, { startAfter: REMIND_AFTER_SECONDS, once })
}

function secondsUntil(moment: DateTime): number {
  return Math.max(1, Math.ceil(moment.diffNow('seconds').seconds))
}
