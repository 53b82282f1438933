import type { DateTime } from 'luxon'
import { DisuseWarningSchema } from '#generated/schema'

/** How long before the deletion of an unused account the two mails go out. */
export const WARNED_DAYS = { first: 30, second: 7 }

/** That the member of an unused account has been written to, once or twice. */
export default class DisuseWarning extends DisuseWarningSchema {
  /** The day on which the account is deleted if nobody uses it until then. */
  get deletedOn(): DateTime {
    const { firstAt, secondAt } = this
    const days = secondAt ? secondAt.plus({ days: WARNED_DAYS.second }) : firstAt
    const earliest = firstAt.plus({ days: WARNED_DAYS.first })
    return days > earliest ? days : earliest
  }
}
