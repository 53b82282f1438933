/** Pages that adverts lead to (specification §2): `/landers/{name}/{slug?}`. */
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

export type Lander = (typeof LANDERS)[number] | (typeof LANDINGS)[number]

/** The name of a campaign, which ends the address of a lander. */
export const CAMPAIGN_SLUG = /^[a-z0-9-]{1,40}$/

/** The most characters of what a campaign says instead of the lander, in each language. */
export const CAMPAIGN_LENGTHS = { title: 80, text: 300 }

const WITHOUT_CAMPAIGN: readonly string[] = ['tinderswipe', 'landing'] satisfies Lander[]

export function isLander(name: string): boolean {
  return [...LANDERS, ...LANDINGS].some((one) => one === name)
}

/** Whether a campaign may end the address. */
export function takesCampaign(lander: string): boolean {
  return !WITHOUT_CAMPAIGN.includes(lander)
}

export function isCampaignSlug(text: string): boolean {
  return CAMPAIGN_SLUG.test(text)
}
