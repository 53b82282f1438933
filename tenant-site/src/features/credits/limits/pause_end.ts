const LONGEST_DAYS = 365
const DAY = 86_400_000

/** When a pause ends that is for a day, a week or a month, or until a date begins. */
export function pauseEnds(wanted: string, now: Date): Date {
  const end = new Date(now)
  if (wanted === 'day') end.setDate(end.getDate() + 1)
  else if (wanted === 'week') end.setDate(end.getDate() + 7)
  else if (wanted === 'month') end.setMonth(end.getMonth() + 1)
  else return new Date(`${wanted}T00:00`)
  return end
}

export function canPauseUntil(date: string, now: Date): boolean {
  const end = pauseEnds(date, now).getTime()
  return end > now.getTime() && end <= now.getTime() + LONGEST_DAYS * DAY
}
