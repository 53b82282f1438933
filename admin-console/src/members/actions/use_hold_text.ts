import { HttpError, useTranslate } from 'react-admin'
import type { Refusal } from '#console/data/http_client.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** What is said where a hold refuses an erasure: its ground and last day; undefined for any other failure. */
export function useHoldText() {
  const translate = useTranslate()
  const { calendarDay } = useTimes()
  return (error: unknown): string | undefined => {
    const fault = error instanceof HttpError ? (error.body as Refusal | undefined)?.errors?.[0] : undefined
    if (fault?.code !== 'member_held' || !fault.meta) return undefined
    const { reason, last_day: day } = fault.meta
    return translate('member_actions.hold.refuses', {
      at: calendarDay(String(day)),
      reason: translate(`member_actions.hold.reasons.${reason}`),
    })
  }
}
