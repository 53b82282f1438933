import { plainString } from '#app/http/validation/plain_string'

const LONGEST = 200

const tracking = () => plainString().maxLength(LONGEST).optional()

/** Where a sign-up comes from (specification §3). */
export const trackingFields = () => ({
  network: tracking(),
  ref: tracking(),
  sub1: tracking(),
  sub2: tracking(),
  sub3: tracking(),
})
