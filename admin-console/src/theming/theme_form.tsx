import { Box } from '@mui/material'
import { useMemo, useState } from 'react'
import { useCanAccess, useShowContext } from 'react-admin'
import { isAlike } from '#console/forms/drafts.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { SaveBar } from '#console/forms/save_bar.tsx'
import { useSave } from '#console/forms/use_save.ts'
import { lookOf, tidy } from '#console/theming/own_theme.ts'
import type { OwnTheme, WholeTenant } from '#console/tenancy/tenant.ts'
import { ThemeChoices } from '#console/theming/theme_choices.tsx'
import { LookPreview } from '#console/theming/look_preview.tsx'

export function ThemeForm({ tenant, nichePreset }: { tenant: WholeTenant; nichePreset: string }) {
  const { refetch } = useShowContext()
  const { canAccess = false } = useCanAccess({
    resource: 'tenants',
    action: 'edit',
    record: tenant,
  })
  const saved = tidy(tenant.theme ?? {})
  const [draft, setDraft] = useState<OwnTheme>()
  const [before, setBefore] = useState(saved)
  const { state, save, settle } = useSave({ resource: 'tenants', id: tenant.id })
  const chosen = draft ?? saved
  const { preset, primary, secondary } = chosen
  const look = useMemo(
    () => lookOf({ preset, primary, secondary }, nichePreset),
    [preset, primary, secondary, nichePreset]
  )

  const change = (part: OwnTheme) => {
    const next = tidy({ ...chosen, ...part })
    setDraft(isAlike(next, saved) ? undefined : next)
    for (const name of Object.keys(part)) settle(`theme.${name}`)
  }
  const send = async (theme: OwnTheme) => {
    if (!(await save({ theme: Object.keys(theme).length > 0 ? theme : null }, refetch))) return
    setBefore(saved)
    setDraft(undefined)
  }
  const names = ['preset', 'mode', 'primary', 'secondary', 'index'] as const
  const changes = names.filter((name) => chosen[name] !== saved[name]).length

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LeaveGuard isNeeded={changes > 0} />
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: '368px minmax(0, 1fr)' } }}>
        <ThemeChoices
          chosen={chosen}
          nichePreset={nichePreset}
          look={look}
          faults={state.faults}
          isReadOnly={!canAccess}
          onChange={change}
        />
        <LookPreview tenant={tenant} chosen={chosen} look={look} />
      </Box>
      <SaveBar
        changes={changes}
        state={state}
        onSave={() => send(chosen)}
        onDiscard={() => setDraft(undefined)}
        onUndo={() => send(before)}
      />
    </Box>
  )
}
