import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { LANGUAGES } from '@manyhearts/locales/languages'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { SearchField } from '#console/forms/search_field.tsx'
import type { ShownSettings } from '#console/tenancy/settings/use_shown_settings.ts'

export function SettingsBar({ shown, children }: { shown: ShownSettings; children?: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {children}
      <TextField
        select
        fullWidth={false}
        label={translate('settings_form.texts_in')}
        value={shown.language}
        onChange={(event) => shown.setLanguage(event.target.value)}
        sx={{ minWidth: 152 }}
      >
        {LANGUAGES.map((one) => (
          <MenuItem key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </MenuItem>
        ))}
      </TextField>
      <SearchField
        name={translate('settings_form.find')}
        value={shown.sought}
        onSeek={shown.seek}
        sx={{ flex: '1 1 200px', maxWidth: 320 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown.ownOnly}
        onChange={(_, chosen: boolean | null) => chosen !== null && shown.setOwnOnly(chosen)}
        aria-label={translate('settings_form.filter_label')}
        sx={{ ml: 'auto' }}
      >
        <ToggleButton value={false}>{translate('settings_form.filter_all')}</ToggleButton>
        <ToggleButton value={true}>{translate('settings_form.filter_decided_here')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
