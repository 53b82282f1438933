import { isCampaignSlug, LANDERS, LANDINGS, takesCampaign } from './landers.ts'

/** Where a sign-up comes from (specification §3, Tracking), in the order in which it is shown. */
export const TRACKING = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lander', 'slug'] as const

/** As many characters of each are kept at most. */
export const TRACKING_LENGTH = 200

export type Tracking = (typeof TRACKING)[number]

/** The lander and the campaign that a page's path names; nothing on any other page. */
export function landerIn(pathname: string): { lander?: string; slug?: string } {
  const [, first, second, third, fourth] = pathname.split('/')
  const [lander, slug = ''] = first === 'landers' ? [second, third] : first === 'members' ? [third, fourth] : []
  const names: readonly string[] = first === 'landers' ? LANDERS : LANDINGS
  if (!lander || !names.includes(lander)) return {}
  return isCampaignSlug(slug) && takesCampaign(lander) ? { lander, slug } : { lander }
}
