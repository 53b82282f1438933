import type { HttpContext } from '@adonisjs/core/http'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { rolesToSee } from '#app/admin/access/policies'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { rowVersion } from '#app/admin/changes/row_version'
import { campaigns } from '#app/admin/resources/brands/campaigns'
import { readRow } from '#app/admin/resources/definition/read_rows'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import type { CampaignText } from '#app/tenancy/manifests/manifest'
import Campaign from '#app/reach/campaigns/campaign'
import { createCampaignValidator, updateCampaignValidator } from './campaign_validator.js'
import { writeCampaignEntry } from './write_campaign_entry.js'

/** `/api/tenants/:tenant_id/campaigns`: what a brand's landers say to visitors of a campaign. */
export default class CampaignsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(createCampaignValidator, { data: ctx.request.body() })
    refuseNoTexts(said)
    const made = await changingManifest(brand, async () => {
      if (await Campaign.findBy('slug', said.slug)) throw fieldRefused('slug', 'key_taken')
      const campaign = await Campaign.create(said)
      await writeCampaignEntry({ brand, action: 'campaign_changed', campaign, before: {} })
      return shown(brand, campaign)
    })
    ctx.response.status(201)
    return made
  }

  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { version, ...said } = await ctx.request.validateUsing(updateCampaignValidator, { data: ctx.request.body() })
    refuseNoTexts(said)
    return changingManifest(brand, async () => {
      const campaign = await campaignOf(ctx)
      if (rowVersion(campaign.texts) !== version) throw new OfferChanged()
      const before: Partial<Record<string, CampaignText>> = campaign.texts
      await campaign.merge(said).save()
      await writeCampaignEntry({ brand, action: 'campaign_changed', campaign, before })
      return shown(brand, campaign)
    })
  }

  async destroy(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    await changingManifest(brand, async () => {
      const campaign = await campaignOf(ctx)
      await campaign.delete()
      await writeCampaignEntry({ brand, action: 'campaign_removed', campaign, before: {} })
    })
    return ctx.response.noContent()
  }
}

/** @throws 422 for `texts` without any */
function refuseNoTexts({ texts }: { texts: object }): void {
  if (Object.values(texts).every((text) => text === undefined)) throw fieldRefused('texts', 'required')
}

/** @throws NotFound */
async function campaignOf({ params }: HttpContext): Promise<Campaign> {
  const campaign = await Campaign.find(rowId(params.id))
  if (!campaign) throw new NotFound()
  return campaign
}

/** As lists show it. */
async function shown({ staff }: GrantedBrand, { id }: Campaign) {
  return campaigns.shown((await readRow({ staff, roles: rolesToSee('campaigns') }, campaigns, id))!)
}
