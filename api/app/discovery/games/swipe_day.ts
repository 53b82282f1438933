import { todayAt } from '#app/members/people/age_of'
import type { Site } from '#app/tenancy/sites/site'

export const TODAY = '(now() at time zone :timeZone)::date'

export function nextDayAt({ timeZone }: Site): string {
  return todayAt(timeZone).plus({ days: 1 }).startOf('day').toUTC().toISO()!
}
