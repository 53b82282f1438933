import { Box, Tab, Tabs, TextField, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type AnnouncementDraft, type AnnouncementText, EMPTY_TEXT } from '#console/announcements/announcement.ts'
import { without } from '#console/forms/drafts.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

type Texts = AnnouncementDraft['texts']

interface Props {
  tenant: WholeTenant
  texts: Texts
  faults: Record<string, string>
  onChange(texts: Texts): void
}

/** In characters. */
const LENGTHS = { title: 80, text: 2_000, button: 40 }

/** A text in each language of the brand's hosts; one that is left empty has none. */
export function AnnouncementTexts({ tenant, texts, faults, onChange }: Props) {
  const translate = useTranslate()
  const spoken = tenant.domains.map(({ language }) => language.slice(0, 2))
  const languages = [...new Set([...spoken, ...Object.keys(texts)])] as Language[]
  const [language, setLanguage] = useState(languages[0]!)
  const text = texts[language] ?? EMPTY_TEXT

  function write(change: Partial<AnnouncementText>) {
    const written = { ...text, ...change }
    const isEmpty = Object.values(written).every((one) => one.trim() === '')
    onChange(isEmpty ? without(texts as Record<string, AnnouncementText>, language) : { ...texts, [language]: written })
  }

  const field = (name: keyof AnnouncementText, label: string) => {
    const fault = faults[`texts.${language}.${name}`]
    return {
      label: translate(label),
      value: text[name],
      error: fault !== undefined,
      helperText: fault,
      slotProps: { htmlInput: { maxLength: LENGTHS[name], lang: language } },
      onChange: (event: { target: { value: string } }) => write({ [name]: event.target.value }),
    }
  }

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
      <TextField {...field('title', 'resources.announcements.fields.title')} />
      <TextField multiline minRows={5} {...field('text', 'announcements.text')} />
      <TextField {...field('button', 'announcements.button')} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {faults.texts ?? translate('announcements.languages_hint')}
      </Typography>
    </Box>
  )
}
