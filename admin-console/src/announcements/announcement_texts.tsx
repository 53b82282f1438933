import { Alert, Box, Tab, Tabs, TextField, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { type AnnouncementDraft, EMPTY_TEXT } from '#console/announcements/announcement.ts'
import { languagesOf, textField } from '#console/forms/language_texts.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

type Texts = AnnouncementDraft['texts']

interface Props {
  tenant: WholeTenant
  texts: Texts
  /** Translation key. */
  hint: string
  /** Languages that need a text and have none. */
  missing: Language[]
  faults: Record<string, string>
  onChange(texts: Texts): void
}

/** In characters. */
const LENGTHS = { title: 80, text: 2_000, button: 40 }

/** A text in each language of the brand's hosts; one that is left empty has none. */
export function AnnouncementTexts({ tenant, texts, hint, missing, faults, onChange }: Props) {
  const translate = useTranslate()
  const locale = useLocale()
  const languages = [...new Set([...languagesOf(tenant, texts), ...missing])]
  const [language, setLanguage] = useState(languages[0]!)
  const form = { texts, empty: EMPTY_TEXT, lengths: LENGTHS, faults, onChange }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {languages.length > 1 && (
        <Tabs
          value={language}
          onChange={(_, chosen: Language) => setLanguage(chosen)}
          variant="scrollable"
          aria-label={translate('announcements.language')}
        >
          {languages.map((one) => (
            <Tab key={one} value={one} label={LANGUAGE_NAMES[one]} />
          ))}
        </Tabs>
      )}
      <TextField label={translate('resources.announcements.fields.title')} {...textField(form, language, 'title')} />
      <TextField multiline minRows={5} label={translate('announcements.text')} {...textField(form, language, 'text')} />
      <TextField label={translate('announcements.button')} {...textField(form, language, 'button')} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {faults.texts ?? translate(hint)}
      </Typography>
      {missing.length > 0 && (
        <Alert severity="warning">
          {translate('announcements.languages_missing', {
            languages: new Intl.ListFormat(locale).format(missing.map((one) => LANGUAGE_NAMES[one])),
          })}
        </Alert>
      )}
    </Box>
  )
}
