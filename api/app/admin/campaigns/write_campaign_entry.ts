import type { GrantedBrand } from '#app/admin/access/granted_brand'
import type Campaign from '#app/reach/campaigns/campaign'
import { differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import type { CampaignText } from '#app/tenancy/manifests/manifest'

interface CampaignEntry {
  brand: GrantedBrand
  action: 'campaign_changed' | 'campaign_removed'
  campaign: Campaign
  /** Its texts, of one that is changed. */
  before: Partial<Record<string, CampaignText>>
}

export async function writeCampaignEntry({ brand, action, campaign, before }: CampaignEntry): Promise<void> {
  const { id, slug: name, texts } = campaign
  const isRemoved = action === 'campaign_removed'
  const changes = differences(byField(isRemoved ? texts : before), byField(isRemoved ? {} : texts))
  await writeAuditEntry({
    staffMemberId: brand.staff.id,
    tenantId: brand.tenant.id,
    action,
    detail: { level: 'campaign', id, name, changes },
  })
}

/** `title.en` rather than `en.title`, as other texts are recorded. */
function byField(texts: Partial<Record<string, CampaignText>>): object {
  const entries = Object.entries(texts).flatMap(([language, text]) => (text ? [[language, text] as const] : []))
  return {
    title: Object.fromEntries(entries.map(([language, { title }]) => [language, title])),
    text: Object.fromEntries(entries.map(([language, { text }]) => [language, text])),
  }
}
