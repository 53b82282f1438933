import type { HttpContext } from '@adonisjs/core/http'
import type { CampaignText } from '#app/tenancy/manifests/manifest'
import Campaign from './campaign.js'

const SLUG = /^[a-z0-9-]{1,40}$/

/** `GET /api/campaigns/{slug}`: a campaign's words in the visitor's language; null where the lander's own stand instead. */
export default class CampaignsController {
  async show({ params, language }: HttpContext): Promise<{ campaign: (CampaignText & { slug: string }) | null }> {
    const slug: string = params.slug
    const campaign = SLUG.test(slug) ? await Campaign.findBy({ slug }) : null
    const words = campaign?.textIn(language)
    return { campaign: words ? { slug, ...words } : null }
  }
}
