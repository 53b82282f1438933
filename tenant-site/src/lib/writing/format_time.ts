const DAY = 86_400_000

/** time: for messages, brief: for lists, day: for headings, date and full: unabridged. */
export type TimeStyle = 'time' | 'brief' | 'day' | 'date' | 'full'

/** Without a time zone, the browser's. */
export type TimeReader = { language: string; timeZone?: 'UTC' }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes fifty times as long as using it, and a list of chats uses two for each row. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}

export function formatTime(at: string, style: TimeStyle, reader: TimeReader): string {
  const moment = new Date(at)
  const write = (options: Intl.DateTimeFormatOptions) =>
    formatOf(reader.language, { ...options, timeZone: reader.timeZone }).format(moment)
  const daysAgo = (dayNumber(new Date(), reader) - dayNumber(moment, reader)) / DAY
  const isOld = daysAgo > 300

  switch (style) {
    case 'time':
      return write({ timeStyle: 'short' })
    case 'brief':
      if (daysAgo < 1) return write({ timeStyle: 'short' })
      if (daysAgo < 7) return write({ weekday: 'short' })
      return write(isOld ? { dateStyle: 'short' } : { day: 'numeric', month: 'short' })
    case 'day':
      if (daysAgo < 2) return relativeDay(-daysAgo, reader.language)
      return write({ weekday: 'long', day: 'numeric', month: 'long', ...(isOld && { year: 'numeric' }) })
    case 'date':
      return write({ day: 'numeric', month: 'long', year: 'numeric' })
    case 'full':
      return write({ dateStyle: 'medium', timeStyle: 'short' })
  }
}

/** The reader's day as UTC's midnight of that date, in ms, for counting days. */
export function dayNumber(moment: Date, { timeZone }: TimeReader): number {
  if (timeZone === 'UTC') return Math.floor(moment.getTime() / DAY) * DAY
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
}

function relativeDay(days: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1)
}
