import type { HttpContext } from '@adonisjs/core/http'
import { isCampaignSlug } from '@manyhearts/locales/landers'
import type { CampaignText } from '#app/tenancy/manifests/manifest'
import Campaign from './campaign.js'

/** `GET /api/campaigns/{slug}`: a campaign's words in the visitor's language; null where the lander's own stand instead. */
export default class CampaignsController {
  async show({ params, language }: HttpContext): Promise<{ campaign: (CampaignText & { slug: string }) | null }> {
    const slug: string = params.slug
    const campaign = isCampaignSlug(slug) ? await Campaign.findBy({ slug }) : null
    const words = campaign?.textIn(language)
    return { campaign: words ? { slug, ...words } : null }
  }
}
