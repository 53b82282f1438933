import { MenuItem, TextField } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { useTranslate } from 'react-admin'

interface Props {
  value: Language
  hint?: string
  fault?: string | undefined
  onChange(language: Language): void
}

/** The language that somebody of the staff reads. */
export function LanguageField({ value, hint, fault, onChange }: Props) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={translate('frame.language')}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? hint}
      onChange={({ target }) => onChange(target.value as Language)}
    >
      {LANGUAGES.map((one) => (
        <MenuItem key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </MenuItem>
      ))}
    </TextField>
  )
}
