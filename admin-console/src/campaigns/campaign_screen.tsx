import { useParams } from 'react-router-dom'
import type { Campaign } from '#console/campaigns/campaign.ts'
import { CampaignForm } from '#console/campaigns/campaign_form.tsx'
import { ChosenRow } from '#console/forms/chosen_row.tsx'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

export default function CampaignScreen({ tenant }: { tenant: WholeTenant }) {
  const { campaignId } = useParams()
  return (
    <ChosenRow<Campaign> tenantId={tenant.id} resource="campaigns" id={campaignId}>
      {(campaign) => <CampaignForm tenant={tenant} campaign={campaign} />}
    </ChosenRow>
  )
}
