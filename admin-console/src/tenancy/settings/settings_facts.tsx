import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { SettingFact } from '#console/tenancy/settings/setting_fact.tsx'
import { SettingSections } from '#console/tenancy/settings/setting_sections.tsx'
import { SettingsBar } from '#console/tenancy/settings/settings_bar.tsx'
import type { SettingsPlace } from '#console/tenancy/settings/settings_place.ts'
import { useShownSettings } from '#console/tenancy/settings/use_shown_settings.ts'
import { useSoughtSetting } from '#console/tenancy/settings/use_sought_setting.ts'

/** Read-only view of a place's settings. */
export function SettingsFacts({ place, chooser }: { place: SettingsPlace; chooser?: ReactNode }) {
  const shown = useShownSettings(place)
  useSoughtSetting(shown)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SettingsBar shown={shown}>{chooser}</SettingsBar>
      <SettingSections shown={shown}>{(field) => <SettingFact field={field} place={place} />}</SettingSections>
    </Box>
  )
}
