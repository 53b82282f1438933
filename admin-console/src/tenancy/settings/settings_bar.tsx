import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { LANGUAGES } from '@manyhearts/locales/languages'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface Choice {
  language: string
  ownOnly: boolean
  onLanguage(language: string): void
  onOwnOnly(ownOnly: boolean): void
  children?: ReactNode
}

export function SettingsBar({ language, ownOnly, onLanguage, onOwnOnly, children }: Choice) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {children}
      <TextField
        select
        fullWidth={false}
        label={translate('settings_form.texts_in')}
        value={language}
        onChange={(event) => onLanguage(event.target.value)}
        sx={{ minWidth: 152 }}
      >
        {LANGUAGES.map((one) => (
          <MenuItem key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={ownOnly}
        onChange={(_, chosen: boolean | null) => chosen !== null && onOwnOnly(chosen)}
        aria-label={translate('settings_form.filter_label')}
        sx={{ ml: 'auto' }}
      >
        <ToggleButton value={false}>{translate('settings_form.filter_all')}</ToggleButton>
        <ToggleButton value={true}>{translate('settings_form.filter_decided_here')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
