import { TextField } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { Campaign, CampaignDraft } from '#console/campaigns/campaign.ts'
import { CampaignTexts } from '#console/campaigns/campaign_texts.tsx'
import { EditConflict } from '#console/forms/edit_conflict.tsx'
import { fieldDifferences } from '#console/forms/field_differences.ts'
import { RowForm } from '#console/forms/row_form.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { useDraftOf } from '#console/forms/use_draft_of.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

/** What the parts of a text are called. */
const PARTS = { title: 'resources.announcements.fields.title', text: 'announcements.text' }

interface Props {
  tenant: WholeTenant
  /** Undefined for a new one. */
  campaign: Campaign | undefined
}

export function CampaignForm({ tenant, campaign }: Props) {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenant.id}/campaigns`)
  const { draft, setDraft, isChanged, base, conflict } = useDraftOf(campaign, draftOf)

  async function change(id: string) {
    const saved = await call('PUT', `/${id}`, { texts: draft.texts, version: base?.version })
    // Where somebody else was faster, theirs is shown beside.
    if (!saved) await queryClient.invalidateQueries({ queryKey: ['campaigns', id] })
    return saved
  }

  return (
    <RowForm
      title={`${campaign?.slug ?? translate('campaigns.new')} · ${tenant.name}`}
      resource="campaigns"
      list={`/tenants/${tenant.id}/show/campaigns`}
      words="campaigns"
      isChanged={isChanged}
      isBusy={isBusy}
      onSave={() => (campaign ? change(campaign.id) : call('POST', '', draft))}
      onRemove={campaign && (() => call('DELETE', `/${campaign.id}`))}
    >
      {conflict && (
        <EditConflict
          differences={fieldDifferences(linesOf(conflict.theirs), linesOf(draft), (line) => {
            const [language, part] = line.split('.') as [Language, keyof typeof PARTS]
            return `${translate(PARTS[part])} · ${LANGUAGE_NAMES[language]}`
          })}
          onTakeTheirs={conflict.takeTheirs}
          onKeepMine={conflict.keepMine}
        />
      )}
      <TextField
        label={translate('resources.campaigns.fields.slug')}
        value={draft.slug}
        disabled={campaign !== undefined}
        error={faults.slug !== undefined}
        helperText={faults.slug ?? (campaign ? undefined : translate('campaigns.slug_hint'))}
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

function draftOf(campaign?: Campaign): CampaignDraft {
  return { slug: campaign?.slug ?? '', texts: campaign?.texts ?? {} }
}

/** `en.title` and the like, of every language. */
function linesOf({ texts }: CampaignDraft): Record<string, string> {
  const parts = Object.keys(PARTS) as (keyof typeof PARTS)[]
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => parts.map((part) => [`${language}.${part}`, texts[language]?.[part] ?? '']))
  )
}
