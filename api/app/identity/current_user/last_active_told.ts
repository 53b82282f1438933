import type { DateTime } from 'luxon'
import type { Site } from '#app/tenancy/sites/site'

/** The moment itself or, for invisible members, only the tenant's calendar day, as lists are sorted by it (product §3). */
export function lastActiveTold(at: DateTime, invisible: boolean, { timeZone }: Pick<Site, 'timeZone'>): DateTime {
  return invisible ? at.setZone(timeZone).startOf('day') : at
}
