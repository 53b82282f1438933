import { useTranslate } from 'react-admin'
import { MOST_COUNTED, type Waiting } from '#console/dashboard/dashboard.ts'
import { useTimes } from '#console/translations/use_times.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** What is said of something that waits. */
export function useWaitingWords() {
  const translate = useTranslate()
  const { locale } = useTimes()
  const numbers = new Intl.NumberFormat(locale)
  const times = new Intl.RelativeTimeFormat(locale)

  function number(count: number): string {
    return count > MOST_COUNTED ? `${numbers.format(MOST_COUNTED)}+` : numbers.format(count)
  }

  /** In the largest unit that fits: 2 days ago, in 40 minutes. */
  function away(at: string): string {
    const ms = Date.parse(at) - Date.now()
    const [unit, length] = UNITS.find(([, one]) => Math.abs(ms) >= one) ?? UNITS.at(-1)!
    return times.format(Math.trunc(ms / length) || (ms < 0 ? -0 : 0), unit)
  }

  return {
    number,
    what: ({ name, count }: Pick<Waiting, 'name' | 'count'>) =>
      translate(`dashboard.waiting.${name}`, { smart_count: count, number: number(count) }),
    since: ({ count, oldest_at: at }: Pick<Waiting, 'count' | 'oldest_at'>) =>
      count === 1 ? away(at) : translate('dashboard.oldest', { ago: away(at) }),
    due({ overdue, due_at: dueAt }: Pick<Waiting, 'overdue' | 'due_at'>): string | undefined {
      if (overdue > 0) return translate('dashboard.overdue', { number: number(overdue) })
      return dueAt ? translate('dashboard.due', { when: away(dueAt) }) : undefined
    },
  }
}
