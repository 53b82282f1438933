import type { Language } from '@manyhearts/locales/languages'

export interface CampaignText {
  title: string
  text: string
}

/** What of a campaign is written. */
export interface CampaignDraft {
  /** Ends the address of a lander. */
  slug: string
  texts: Partial<Record<Language, CampaignText>>
}

/** What a brand's landers say to visitors of one campaign. */
export interface Campaign extends CampaignDraft {
  id: string
  tenant_id: string
  /** Languages of the brand's hosts that it has no text in. */
  missing: Language[]
  /** Of what was read; another one is refused. */
  version: string
}
