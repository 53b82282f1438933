import { useTranslate } from 'react-admin'
import { MOST_COUNTED, type Waiting } from '#console/dashboard/dashboard.ts'
import { useAgo } from '#console/translations/use_ago.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** What is said of something that waits. */
export function useWaitingWords() {
  const translate = useTranslate()
  const { locale } = useTimes()
  const numbers = new Intl.NumberFormat(locale)
  const away = useAgo()

  function number(count: number): string {
    return count > MOST_COUNTED ? `${numbers.format(MOST_COUNTED)}+` : numbers.format(count)
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
