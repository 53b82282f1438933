import { Box } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { SaveBar } from '#console/forms/save_bar.tsx'
import { SettingField } from '#console/tenancy/settings/setting_field.tsx'
import { SettingSections } from '#console/tenancy/settings/setting_sections.tsx'
import { SettingsBar } from '#console/tenancy/settings/settings_bar.tsx'
import { fieldName, type SettingsPlace } from '#console/tenancy/settings/settings_place.ts'
import { useSettingsForm } from '#console/tenancy/settings/use_settings_form.ts'

interface Props {
  place: SettingsPlace
  refetch(): Promise<unknown>
  /** `isBusy` while there are unsaved changes. */
  chooser?(isBusy: boolean): React.ReactNode
}

/** The same form for the platform, a niche, a brand and a domain. */
export function SettingsForm({ place, refetch, chooser }: Props) {
  const [language, setLanguage] = useState(place.language)
  const [ownOnly, setOwnOnly] = useState(false)
  const { drafts, state, change, faultOf, submit, undo, discard } = useSettingsForm(place, refetch)
  const changes = Object.keys(drafts).length
  const broken = Object.keys(state.faults)[0]?.split('.')[1]
  useEffect(() => bringIntoView(broken), [broken])
  // A link to a setting: #support_email
  const linked = useLocation().hash.slice(1)
  useEffect(() => bringIntoView(linked), [linked])
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LeaveGuard isNeeded={changes > 0} />
      <SettingsBar language={language} ownOnly={ownOnly} onLanguage={setLanguage} onOwnOnly={setOwnOnly}>
        {chooser?.(changes > 0)}
      </SettingsBar>
      <SettingSections place={place} language={language} ownOnly={ownOnly}>
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

function bringIntoView(name: string | undefined) {
  if (name) document.querySelector(`[data-setting="${CSS.escape(name)}"]`)?.scrollIntoView({ block: 'center' })
}
