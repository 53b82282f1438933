import { todayAt } from '#app/members/people/age_of'
import type { Site } from '#app/tenancy/sites/site'

/** SQL: the brand's date, by the binding `:timeZone`. */
export const TODAY = '(now() at time zone :timeZone)::date'

/** When the brand's next day begins, and with it new likes of the swipe game. */
export function nextDayAt({ timeZone }: Site): string {
  return todayAt(timeZone).plus({ days: 1 }).startOf('day').toUTC().toISO()!
}
