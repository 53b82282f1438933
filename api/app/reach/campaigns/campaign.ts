import { CampaignSchema } from '#generated/schema'
import type { CampaignText } from '#app/tenancy/manifests/manifest'

/** What a brand's landers say to visitors of one campaign (specification §2). */
export default class Campaign extends CampaignSchema {
  textIn(language: string): CampaignText | undefined {
    const texts: Partial<Record<string, CampaignText>> = this.texts
    return texts[language]
  }
}
