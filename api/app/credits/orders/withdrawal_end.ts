import type { DateTime } from 'luxon'
import type { Site } from '#app/tenancy/sites/site'

type Brand = { timeZone: string; settings: Pick<Site['settings'], 'refund_days'> }

/** The last moment to withdraw from an order: the end of a day at the brand (Regulation 1182/71, art. 3). */
export function withdrawalEnd({ timeZone, settings }: Brand, paidAt: DateTime): DateTime {
  return paidAt.setZone(timeZone).plus({ days: settings.refund_days }).endOf('day')
}
