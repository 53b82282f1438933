import { SCHEDULED_JOBS, type ScheduledJobName } from '#app/jobs/queues'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** As in deploy/alerts.yml, in seconds. */
const LATE_AFTER = 15 * MINUTE
const OLD_AFTER = 36 * HOUR

/** What is left of the disk: little of it, or little at all. */
const LOW_SHARE = 0.1
const LOW_BYTES = 2 * 1024 ** 3

/** A scheduled job may be missed once, and take a while. */
const MISSED = 2
const TAKES = 10 * MINUTE

/** How often a scheduled job runs, in seconds. */
export function secondsBetween(name: ScheduledJobName): number {
  const [minute, hour] = SCHEDULED_JOBS[name].split(' ') as [string, string]
  if (hour !== '*') return DAY
  if (minute === '*') return MINUTE
  return minute.startsWith('*/') ? Number(minute.slice(2)) * MINUTE : HOUR
}

/** `last`: when it ended last, or since when it is scheduled. */
export function isScheduledLate(name: ScheduledJobName, last: Date, now = new Date()): boolean {
  return secondsSince(last, now) > MISSED * secondsBetween(name) + TAKES
}

/** `oldest`: for how many seconds the next job of a queue has been due. */
export function isQueueLate(oldest: number): boolean {
  return oldest > LATE_AFTER
}

export function isBackupOld(madeAt: Date | undefined, now = new Date()): boolean {
  return !madeAt || secondsSince(madeAt, now) > OLD_AFTER
}

export function isDiskLow(freeBytes: number, sizeBytes: number): boolean {
  return freeBytes < Math.max(LOW_BYTES, sizeBytes * LOW_SHARE)
}

function secondsSince(moment: Date, now: Date): number {
  return (now.getTime() - moment.getTime()) / 1_000
}
