import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSave } from '#console/forms/use_save.ts'
import type { Checklist } from '#console/tenancy/state/checklist.ts'
import { StateChoice } from '#console/tenancy/state/state_choice.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

interface Props {
  tenant: Tenant
  checklist: Checklist
  refetch(): Promise<unknown>
  onClose(): void
}

/** In the order a brand usually goes through them. */
const STATES = ['draft', 'live', 'paused', 'closing', 'closed'] as const

/** States that close the site to people who had access. */
const SHUT: readonly Tenant['state'][] = ['draft', 'paused', 'closing', 'closed']

export function StateDialog({ tenant, checklist, refetch, onClose }: Props) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState(tenant.state)
  const { state, save } = useSave({ resource: 'tenants', id: tenant.id })
  const submit = async () => {
    if (await save({ state: chosen }, refetch)) onClose()
  }
  const refusal = state.faults.state ?? state.message
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="state-dialog-title">
      <DialogTitle id="state-dialog-title">{translate('state_form.title', { name: tenant.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {refusal && (
          <Alert severity="error" variant="outlined">
            {refusal}
          </Alert>
        )}
        <RadioGroup
          aria-labelledby="state-dialog-title"
          value={chosen}
          onChange={(_, value) => setChosen(value as Tenant['state'])}
        >
          {STATES.map((one) => (
            <StateChoice
              key={one}
              state={one}
              isNow={one === tenant.state}
              checklist={one === 'live' && tenant.state !== 'live' && !checklist.may_go_live ? checklist : undefined}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={SHUT.includes(chosen) ? 'error' : 'primary'}
          disabled={chosen === tenant.state}
          loading={state.phase === 'saving'}
          onClick={() => void submit()}
        >
          {translate('state_form.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
