import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LanguageField } from '#console/forms/language_field.tsx'
import { SearchField } from '#console/forms/search_field.tsx'
import type { ShownSettings } from '#console/tenancy/settings/use_shown_settings.ts'

export function SettingsBar({ shown, children }: { shown: ShownSettings; children?: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {children}
      <LanguageField
        isNarrow
        label={translate('settings_form.texts_in')}
        value={shown.language}
        sx={{ minWidth: 152 }}
        onChange={shown.setLanguage}
      />
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
