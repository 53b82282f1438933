import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { LEVELS, valueInForce } from '#console/tenancy/setting.ts'
import type { Field, SettingsPlace } from '#console/tenancy/settings/settings_place.ts'
import { useSettingText } from '#console/tenancy/settings/use_setting_text.ts'

/** Hosts below this place where visitors get another value. */
export function SettingOverrides({ field: { setting, language }, place }: { field: Field; place: SettingsPlace }) {
  const translate = useTranslate()
  const { text } = useSettingText()
  const nearerLevels: readonly string[] = LEVELS.slice(0, LEVELS.indexOf(place.level))
  return place.nearer.map(({ host, settings }) => {
    const { value, origin } = valueInForce(
      settings.find(({ name }) => name === setting.name)!,
      language
    )
    return (
      nearerLevels.includes(origin) && (
        <Typography key={host} variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('settings_form.overridden', { host, value: text(setting.name, value) })}
        </Typography>
      )
    )
  })
}
