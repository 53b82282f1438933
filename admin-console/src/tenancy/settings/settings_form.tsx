import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { SaveBar } from '#console/forms/save_bar.tsx'
import { SettingField } from '#console/tenancy/settings/setting_field.tsx'
import { SettingSections } from '#console/tenancy/settings/setting_sections.tsx'
import { SettingsBar } from '#console/tenancy/settings/settings_bar.tsx'
import { fieldName, type SettingsPlace } from '#console/tenancy/settings/settings_place.ts'
import { useSettingsForm } from '#console/tenancy/settings/use_settings_form.ts'
import { useShownSettings } from '#console/tenancy/settings/use_shown_settings.ts'
import { settingRow, useSoughtSetting } from '#console/tenancy/settings/use_sought_setting.ts'

interface Props {
  place: SettingsPlace
  refetch(): Promise<unknown>
  /** `isBusy` while there are unsaved changes. */
  chooser?(isBusy: boolean): React.ReactNode
}

/** The same form for the platform, a niche, a brand and a domain. */
export function SettingsForm({ place, refetch, chooser }: Props) {
  const shown = useShownSettings(place)
  const { drafts, state, change, faultOf, submit, undo, discard } = useSettingsForm(place, refetch)
  useSoughtSetting(shown)
  const changes = Object.keys(drafts).length
  const broken = Object.keys(state.faults)[0]?.split('.')[1]
  const { isFiltered, showAll } = shown
  const led = useRef<string>(undefined)
  useEffect(() => {
    if (led.current === broken) return
    const row = broken && settingRow(broken)
    if (row || !broken) led.current = broken
    if (row) row.scrollIntoView({ block: 'center' })
    else if (broken && isFiltered) showAll()
  }, [broken, isFiltered, showAll])
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LeaveGuard isNeeded={changes > 0} />
      <SettingsBar shown={shown}>{chooser?.(changes > 0)}</SettingsBar>
      <SettingSections shown={shown}>
        {(field) => (
          <SettingField
            field={field}
            place={place}
            draft={drafts[fieldName(field)]}
            fault={faultOf(field)}
            onChange={(value) => change(field, value)}
          />
        )}
      </SettingSections>
      <SaveBar changes={changes} state={state} onSave={submit} onDiscard={discard} onUndo={undo} />
    </Box>
  )
}
