import { MenuItem, type SxProps, TextField, type Theme } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { useTranslate } from 'react-admin'

interface Props {
  /** Without it that of somebody of the staff. */
  label?: string
  value: Language
  hint?: string
  fault?: string | undefined
  /** As wide as its longest name, in a row beside other things. */
  isNarrow?: boolean
  sx?: SxProps<Theme>
  onChange(language: Language): void
}

/** The language that somebody reads. */
export function LanguageField({ label, value, hint, fault, isNarrow = false, sx, onChange }: Props) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={label ?? translate('frame.language')}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? hint}
      {...(isNarrow && { fullWidth: false })}
      {...(sx && { sx })}
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
