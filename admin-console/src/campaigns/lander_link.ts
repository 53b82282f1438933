import { LANDERS, takesCampaign } from '@manyhearts/locales/landers'
import type { Tracking } from '@manyhearts/locales/tracking'

/** What a network's link says beside the lander and the campaign, in the order in which it is asked for. */
export const LINK_VALUES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const satisfies Tracking[]

type LinkValue = (typeof LINK_VALUES)[number]

export interface LanderLink {
  lander: (typeof LANDERS)[number]
  /** Empty: the lander's own words. */
  campaign: string
  values: Record<LinkValue, string>
}

export const FIRST_LINK: LanderLink = {
  lander: 'gallery',
  campaign: '',
  values: { network: '', ref: '', sub1: '', sub2: '', sub3: '' },
}

/** Landers that may be chosen for a campaign. */
export function landersFor(campaign: string): readonly LanderLink['lander'][] {
  return LANDERS.filter((lander) => !campaign || takesCampaign(lander))
}

/** Goes on with another lander where the one that was chosen takes no campaign. */
export function withCampaign(link: LanderLink, campaign: string): LanderLink {
  const fits = landersFor(campaign).includes(link.lander)
  return { ...link, campaign, lander: fits ? link.lander : FIRST_LINK.lander }
}

export function landerAddress(origin: string, { lander, campaign, values }: LanderLink): string {
  const path = ['/landers', lander, campaign].filter(Boolean).join('/')
  const query = LINK_VALUES.map((name) => [name, values[name].trim()] as const)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&')
  return new URL(query ? `${path}?${query}` : path, origin).href
}

/** Brackets stay as they are: networks put their own values in for words like `{click_id}`, and look for them unencoded. */
function encoded(value: string): string {
  return encodeURIComponent(value).replace(/%(7B|7D|5B|5D|24)/g, decodeURIComponent)
}
