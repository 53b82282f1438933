import { Typography } from '@mui/material'
import { useId } from 'react'
import { inheritedValue, ownValue } from '#console/tenancy/setting.ts'
import { SettingOverrides } from '#console/tenancy/settings/setting_overrides.tsx'
import { SettingRow } from '#console/tenancy/settings/setting_row.tsx'
import type { Field, SettingsPlace } from '#console/tenancy/settings/settings_place.ts'
import { useSettingText } from '#console/tenancy/settings/use_setting_text.ts'

export function SettingFact({ field, place }: { field: Field; place: SettingsPlace }) {
  const { setting, language } = field
  const { text } = useSettingText()
  const id = useId()
  const own = ownValue(setting, place.level, language)
  const inherited = inheritedValue(setting, place.level, language)
  return (
    <SettingRow
      id={id}
      setting={setting}
      origin={own === null ? inherited.origin : place.level}
      below={<SettingOverrides field={field} place={place} />}
    >
      <Typography lang={language ?? undefined} sx={{ whiteSpace: 'pre-line' }}>
        {text(setting.name, own ?? inherited.value)}
      </Typography>
    </SettingRow>
  )
}
