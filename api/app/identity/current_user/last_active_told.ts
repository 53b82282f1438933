import type { DateTime } from 'luxon'
import type { Site } from '#app/tenancy/sites/site'

/**
 * What is noted, and so told by the order of lists, of when a member was last here: the moment; of an invisible one (product.md §3)
 * the brand's day alone.
 */
export function lastActiveTold(at: DateTime, invisible: boolean, { timeZone }: Pick<Site, 'timeZone'>): DateTime {
  return invisible ? at.setZone(timeZone).startOf('day') : at
}
