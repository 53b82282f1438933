import { DateTime } from 'luxon'
import { AccountDeletionSchema } from '#generated/schema'
import { LIMITS } from '#app/tenancy/settings/settings_schema'
import type { Site } from '#app/tenancy/sites/site'

/** That a member wants to leave and, once `leftAt` is set, has left; until `restorableUntil` he can come back. */
export default class AccountDeletion extends AccountDeletionSchema {
  /**
   * The moment from which nobody can come back who leaves now: the end of the fourteenth day after today by the brand's own
   * calendar, so that the day that is promised is a whole one (specification §9).
   */
  static lastMomentToReturn({ timeZone }: Site): DateTime {
    return DateTime.now()
      .setZone(timeZone)
      .startOf('day')
      .plus({ days: LIMITS.restore_days + 1 })
  }

  /** Whether its member is gone and may still come back. */
  get isRestorable(): boolean {
    return Boolean(this.leftAt && this.restorableUntil && this.restorableUntil > DateTime.now())
  }

  /** The last whole day on which the member can come back, by the brand's calendar. */
  lastDay({ timeZone }: Site): DateTime {
    return this.restorableUntil!.setZone(timeZone).minus({ days: 1 })
  }
}
