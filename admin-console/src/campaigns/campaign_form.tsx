import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Campaign, CampaignDraft } from '#console/campaigns/campaign.ts'
import { CampaignTexts } from '#console/campaigns/campaign_texts.tsx'
import { isAlike } from '#console/forms/drafts.ts'
import { RowForm } from '#console/forms/row_form.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

const NOTHING_YET: CampaignDraft = { slug: '', texts: {} }

interface Props {
  tenant: WholeTenant
  /** Undefined for a new one. */
  campaign: Campaign | undefined
}

export function CampaignForm({ tenant, campaign }: Props) {
  const translate = useTranslate()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenant.id}/campaigns`)
  const saved = campaign ? { slug: campaign.slug, texts: campaign.texts } : NOTHING_YET
  const [draft, setDraft] = useState<CampaignDraft>(saved)
  return (
    <RowForm
      title={`${campaign?.slug ?? translate('campaigns.new')} · ${tenant.name}`}
      resource="campaigns"
      list={`/tenants/${tenant.id}/show/campaigns`}
      words="campaigns"
      isChanged={!isAlike(draft, saved)}
      isBusy={isBusy}
      onSave={() => (campaign ? call('PUT', `/${campaign.id}`, { texts: draft.texts }) : call('POST', '', draft))}
      onRemove={campaign && (() => call('DELETE', `/${campaign.id}`))}
    >
      <TextField
        label={translate('resources.campaigns.fields.slug')}
        value={draft.slug}
        disabled={campaign !== undefined}
        error={faults.slug !== undefined}
        helperText={faults.slug ?? translate('campaigns.slug_hint')}
        onChange={({ target }) => setDraft({ ...draft, slug: target.value })}
      />
      <CampaignTexts
        tenant={tenant}
        texts={draft.texts}
        faults={faults}
        onChange={(texts) => setDraft({ ...draft, texts })}
      />
    </RowForm>
  )
}
