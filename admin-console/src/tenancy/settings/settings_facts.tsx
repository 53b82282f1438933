import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { SettingFact } from '#console/tenancy/settings/setting_fact.tsx'
import { SettingSections } from '#console/tenancy/settings/setting_sections.tsx'
import { SettingsBar } from '#console/tenancy/settings/settings_bar.tsx'
import type { SettingsPlace } from '#console/tenancy/settings/settings_place.ts'
import { useSoughtSetting } from '#console/tenancy/settings/use_sought_setting.ts'

/** Read-only view of a place's settings. */
export function SettingsFacts({ place, chooser }: { place: SettingsPlace; chooser?: ReactNode }) {
  const [language, setLanguage] = useState(place.language)
  const [ownOnly, setOwnOnly] = useState(false)
  useSoughtSetting(ownOnly, () => setOwnOnly(false))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SettingsBar language={language} ownOnly={ownOnly} onLanguage={setLanguage} onOwnOnly={setOwnOnly}>
        {chooser}
      </SettingsBar>
      <SettingSections place={place} language={language} ownOnly={ownOnly}>
        {(field) => <SettingFact field={field} place={place} />}
      </SettingSections>
    </Box>
  )
}
