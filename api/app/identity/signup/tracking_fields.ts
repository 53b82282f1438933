import { isCampaignSlug, isLander } from '@manyhearts/locales/landers'
import { TRACKING_LENGTH } from '@manyhearts/locales/tracking'
import { plainString } from '#app/http/validation/plain_string'

const tracking = () => plainString().maxLength(TRACKING_LENGTH).optional()

/** Another lander or campaign is dropped: old links and typing errors must not keep anyone from signing up. */
const only = (isKnown: (name: string) => boolean) =>
  plainString()
    .transform((name) => (isKnown(name) ? name : undefined))
    .optional()

/** Where a sign-up comes from (specification §3). */
export const trackingFields = () => ({
  network: tracking(),
  ref: tracking(),
  sub1: tracking(),
  sub2: tracking(),
  sub3: tracking(),
  lander: only(isLander),
  slug: only(isCampaignSlug),
})
