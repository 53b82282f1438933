import { Paper, TextField } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { renewSession } from '#console/data/session.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { SaveBar } from '#console/forms/save_bar.tsx'
import { useSave } from '#console/forms/use_save.ts'
import { brandRolesOf, grantsOf, isComplete, isSame } from '#console/staff/brand_roles.ts'
import { type Rights, RightsFields } from '#console/staff/rights_fields.tsx'
import type { StaffMember } from '#console/staff/staff_member.ts'

interface Draft extends Rights {
  name: string
}

interface Props {
  member: StaffMember
  isOneself: boolean
  refetch(): Promise<unknown>
}

/** A person's name and rights; only what was changed is sent. */
export function StaffForm({ member, isOneself, refetch }: Props) {
  const translate = useTranslate()
  const { state, save, settle } = useSave({ resource: 'staff_members', id: member.id })
  const [changed, setChanged] = useState<Partial<Draft>>({})
  const [isChecked, setIsChecked] = useState(false)
  const saved = { name: member.name, isPlatformAdmin: member.platform_admin, lines: brandRolesOf(member.grants) }
  const draft = { ...saved, ...changed }
  const changes = {
    ...(draft.name !== saved.name && { name: draft.name }),
    ...(draft.isPlatformAdmin !== saved.isPlatformAdmin && { platform_admin: draft.isPlatformAdmin }),
    ...(!isSame(draft.lines, saved.lines) && { grants: grantsOf(draft.lines) }),
  }

  function write(change: Partial<Draft>) {
    setChanged({ ...changed, ...change })
    for (const field of Object.keys(state.faults)) settle(field)
  }

  function discard() {
    setChanged({})
    setIsChecked(false)
  }

  async function send() {
    setIsChecked(true)
    if (!draft.isPlatformAdmin && !isComplete(draft.lines)) return
    const isDone = await save(changes, () => Promise.all([refetch(), ...(isOneself ? [renewSession()] : [])]))
    if (isDone) discard()
  }

  return (
    <>
      <LeaveGuard isNeeded={Object.keys(changes).length > 0} />
      <Paper sx={{ p: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <TextField
          label={translate('resources.staff_members.fields.name')}
          value={draft.name}
          autoComplete="off"
          error={state.faults.name !== undefined}
          helperText={state.faults.name ?? translate('staff.reads', { language: LANGUAGE_NAMES[member.language] })}
          onChange={({ target }) => write({ name: target.value })}
        />
        <RightsFields
          rights={draft}
          isOneself={isOneself}
          faults={state.faults}
          isChecked={isChecked}
          onChange={write}
        />
      </Paper>
      <SaveBar
        changes={Object.keys(changes).length}
        state={state}
        saved="staff.saved"
        onSave={() => void send()}
        onDiscard={discard}
      />
    </>
  )
}
