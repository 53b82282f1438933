import type { OfferFault } from './package_faults.js'
import type { ManifestDiscountCode } from '#app/tenancy/manifests/manifest'

/** See `credits/discounts/time_bonus.ts`. */
const RESERVED_CODE = 'TIMEBONUS25'

/** What of a code the schema can't express. */
export function discountCodeFaults(one: ManifestDiscountCode): OfferFault[] {
  const { code, currency, minimum_order_value: minimum, starts_at: starts, expires_at: ends } = one
  return [
    ...(code === RESERVED_CODE
      ? [{ field: 'code', rule: 'reserved_code', reason: `${code} is the time bonus of every brand` }]
      : []),
    ...(minimum !== undefined && currency === undefined
      ? [{ field: 'currency', rule: 'required', reason: 'is missing: minimum_order_value needs one' }]
      : []),
    ...(starts && ends && Date.parse(ends) <= Date.parse(starts)
      ? [{ field: 'expires_at', rule: 'ends_before_start', reason: `${ends} is not after ${starts}` }]
      : []),
  ]
}
