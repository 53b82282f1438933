import { Link, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { inheritedValue, ownValue } from '#console/tenancy/setting.ts'
import { SettingControl } from '#console/tenancy/settings/setting_control.tsx'
import { SettingOverrides } from '#console/tenancy/settings/setting_overrides.tsx'
import { SettingRow } from '#console/tenancy/settings/setting_row.tsx'
import type { Field, SettingsPlace } from '#console/tenancy/settings/settings_place.ts'
import { useSettingText } from '#console/tenancy/settings/use_setting_text.ts'

interface Props {
  field: Field
  place: SettingsPlace
  /** Unsaved value: null resets to inherited, undefined is unchanged. */
  draft: unknown
  fault: string | undefined
  onChange(value: unknown): void
}

export function SettingField({ field, place, draft, fault, onChange }: Props) {
  const { setting, language } = field
  const translate = useTranslate()
  const { text } = useSettingText()
  const id = useId()
  const own = draft === undefined ? ownValue(setting, place.level, language) : draft
  const inherited = inheritedValue(setting, place.level, language)
  const isOwn = own !== null
  const below = (
    <>
      {fault && (
        <Typography id={`${id}-fault`} role="alert" variant="caption" sx={{ color: 'error.main' }}>
          {fault}
        </Typography>
      )}
      {isOwn && (
        <Link
          component="button"
          type="button"
          underline="hover"
          variant="caption"
          noWrap
          onClick={() => onChange(null)}
          sx={{ justifySelf: 'start', maxWidth: '100%', minHeight: 24 }}
        >
          {translate(`inherit.${inherited.origin}`, { value: text(setting.name, inherited.value) })}
        </Link>
      )}
      <SettingOverrides field={field} place={place} />
    </>
  )
  return (
    <SettingRow
      id={id}
      setting={setting}
      origin={isOwn ? place.level : inherited.origin}
      isChanged={draft !== undefined}
      below={below}
    >
      <SettingControl
        field={field}
        value={isOwn ? own : inherited.value}
        isOwn={isOwn}
        isBroken={fault !== undefined}
        labelledBy={`${id}-name`}
        describedBy={`${id}-about${fault ? ` ${id}-fault` : ''}`}
        onChange={onChange}
      />
    </SettingRow>
  )
}
