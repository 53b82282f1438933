import { DateTime } from 'luxon'
import type { FieldFault } from '#app/http/validation/fields_refused'
import { localMoment } from '#app/tenancy/sites/local_moment'

/** What is wrong with a time to come that was entered on the brand's clocks. */
export function momentFaults(field: string, clock: string, zone: string): FieldFault[] {
  const moment = localMoment(clock, zone)
  if (!moment) return [{ field, rule: 'moment' }]
  return moment <= DateTime.now() ? [{ field, rule: 'in_the_past' }] : []
}
