import { Box, TextField, Typography } from '@mui/material'
import { CAMPAIGN_LENGTHS } from '@manyhearts/locales/landers'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { useTranslate } from 'react-admin'
import type { CampaignDraft, CampaignText } from '#console/campaigns/campaign.ts'
import { languagesOf, textField } from '#console/forms/language_texts.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

type Texts = CampaignDraft['texts']

interface Props {
  tenant: WholeTenant
  texts: Texts
  faults: Record<string, string>
  onChange(texts: Texts): void
}

const EMPTY: CampaignText = { title: '', text: '' }

/** A text in each language of the brand's hosts; one that is left empty has none. */
export function CampaignTexts({ tenant, texts, faults, onChange }: Props) {
  const translate = useTranslate()
  const form = { texts, empty: EMPTY, lengths: CAMPAIGN_LENGTHS, faults, onChange }
  return (
    <>
      {languagesOf(tenant, texts).map((language) => (
        <Box key={language} role="group" aria-labelledby={`in-${language}`} sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h2" id={`in-${language}`}>
            {LANGUAGE_NAMES[language]}
          </Typography>
          <TextField
            label={translate('resources.announcements.fields.title')}
            {...textField(form, language, 'title')}
          />
          <TextField multiline label={translate('announcements.text')} {...textField(form, language, 'text')} />
        </Box>
      ))}
      <Typography variant="body2" sx={{ color: faults.texts ? 'error.main' : 'text.secondary' }}>
        {faults.texts ?? translate('campaigns.texts_hint')}
      </Typography>
    </>
  )
}
