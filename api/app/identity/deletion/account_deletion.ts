import { DateTime } from 'luxon'
import { AccountDeletionSchema } from '#generated/schema'
import { LIMITS } from '#app/tenancy/settings/settings_schema'
import type { Site } from '#app/tenancy/sites/site'

export default class AccountDeletion extends AccountDeletionSchema {
  /** Midnight after the last restorable day in the tenant's time zone, so that the promised day is a whole one (specification §9). */
  static lastMomentToReturn({ timeZone }: Site): DateTime {
    return DateTime.now()
      .setZone(timeZone)
      .startOf('day')
      .plus({ days: LIMITS.restore_days + 1 })
  }

  get isRestorable(): boolean {
    return Boolean(this.leftAt && this.restorableUntil && this.restorableUntil > DateTime.now())
  }

  lastDay({ timeZone }: Site): DateTime {
    return this.restorableUntil!.setZone(timeZone).minus({ days: 1 })
  }
}
