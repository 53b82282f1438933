/** Pages of their own for who comes by an advertisement (specification §2): `/landers/{name}/{slug?}`. */
export const LANDERS = [
  'tinderswipe',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const

/** Pages of one member for the same: `/members/{id}/landing`, `/members/{id}/landing2/{slug?}`. */
export const LANDINGS = ['landing', 'landing2', 'landing3'] as const

/** Those that end with no campaign. */
const WITHOUT_CAMPAIGN = ['tinderswipe', 'landing']

/** The name of a campaign, which ends the address of a lander. */
const SLUG = /^[a-z0-9-]{1,40}$/

/** Where a sign-up comes from (specification §3, Tracking), in the order in which it is shown. */
export const TRACKING = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lander', 'slug'] as const

export type Tracking = (typeof TRACKING)[number]

export function isLander(name: string): boolean {
  return [...LANDERS, ...LANDINGS].some((one) => one === name)
}

export function isCampaignSlug(text: string): boolean {
  return SLUG.test(text)
}

/** The lander and the campaign that a page's path names; nothing on any other page. */
export function landerIn(pathname: string): { lander?: string; slug?: string } {
  const [, first, second, third, fourth] = pathname.split('/')
  const [lander, slug = ''] = first === 'landers' ? [second, third] : first === 'members' ? [third, fourth] : []
  const names: readonly string[] = first === 'landers' ? LANDERS : LANDINGS
  if (!lander || !names.includes(lander)) return {}
  return isCampaignSlug(slug) && !WITHOUT_CAMPAIGN.includes(lander) ? { lander, slug } : { lander }
}
