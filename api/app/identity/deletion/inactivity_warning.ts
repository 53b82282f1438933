import type { DateTime } from 'luxon'
import { InactivityWarningSchema } from '#generated/schema'

export const WARNED_DAYS = { first: 30, second: 7 }

export default class InactivityWarning extends InactivityWarningSchema {
  get deletedOn(): DateTime {
    const { firstAt, secondAt } = this
    const days = secondAt ? secondAt.plus({ days: WARNED_DAYS.second }) : firstAt
    const earliest = firstAt.plus({ days: WARNED_DAYS.first })
    return days > earliest ? days : earliest
  }
}
