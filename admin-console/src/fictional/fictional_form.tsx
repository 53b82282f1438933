import { Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useCanAccess, useNotify, useTranslate } from 'react-admin'
import { FictionalFields } from '#console/fictional/fictional_fields.tsx'
import {
  draftOf,
  type FictionalDraft,
  type ProfileChoices,
  sentDraft,
  type WholeFictionalProfile,
} from '#console/fictional/fictional_profile.ts'
import { useFictionalDifferences } from '#console/fictional/use_fictional_differences.ts'
import { EditConflict } from '#console/forms/edit_conflict.tsx'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { useDraftOf } from '#console/forms/use_draft_of.ts'
import { useLeave } from '#console/forms/use_leave.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Section } from '#console/theme/section.tsx'

interface Props {
  tenant: Tenant
  /** Undefined for a new one. */
  profile: WholeFictionalProfile | undefined
  choices: ProfileChoices
}

/** The fields that members have, too; a fictional profile has no address and no log-in. */
export function FictionalForm({ tenant, profile, choices }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { isDone, leave } = useLeave()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenant.id}/fictional_profiles`)
  const { canAccess } = useCanAccess({ resource: 'fictional_profiles', action: 'store', record: tenant })
  const { draft, setDraft, isChanged, base, conflict, discard } = useDraftOf(
    profile,
    (row?: WholeFictionalProfile): FictionalDraft => draftOf(row, choices)
  )
  const differences = useFictionalDifferences(choices)

  async function save() {
    const written = profile
      ? await call<WholeFictionalProfile>('PUT', `/${profile.id}`, { ...sentDraft(draft), version: base?.version })
      : await call<WholeFictionalProfile>('POST', '', sentDraft(draft))
    // Where somebody else was faster, theirs is shown beside.
    if (!written) return profile && queryClient.invalidateQueries({ queryKey: ['fictional_profiles', profile.id] })
    notify('fictional.saved', { type: 'success' })
    queryClient.setQueryData(['fictional_profiles', written.id], written)
    setDraft(draftOf(written, choices))
    void queryClient.invalidateQueries({ queryKey: ['fictional_profiles', 'getList'] })
    if (!profile) leave(`/tenants/${tenant.id}/show/fictional/${written.id}`)
  }

  return (
    <Section
      title={profile?.name ?? translate('fictional.new')}
      text={translate(profile ? 'fictional.form_text' : 'fictional.new_text')}
    >
      <LeaveGuard isNeeded={isChanged} isDone={isDone} />
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.SubmitEvent) => {
          event.preventDefault()
          void save()
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
      >
        {conflict && (
          <EditConflict
            differences={differences(conflict.theirs, draft)}
            onTakeTheirs={conflict.takeTheirs}
            onKeepMine={conflict.keepMine}
          />
        )}
        <FictionalFields
          draft={draft}
          choices={choices}
          faults={faults}
          isReadOnly={canAccess !== true}
          onChange={setDraft}
        />
        {canAccess && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="submit" variant="contained" loading={isBusy} disabled={!isChanged}>
              {translate(profile ? 'ra.action.save' : 'fictional.make')}
            </Button>
            {profile && isChanged && (
              <Button color="inherit" onClick={discard}>
                {translate('forms.discard')}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Section>
  )
}
