import { Box, Button, Paper, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Checklist } from '#console/tenancy/state/checklist.ts'
import { ChecklistLines } from '#console/tenancy/state/checklist_lines.tsx'
import { ReachLines } from '#console/tenancy/state/reach_lines.tsx'
import { StateDialog } from '#console/tenancy/state/state_dialog.tsx'
import { placeToMend } from '#console/tenancy/state/place_to_mend.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { TenantState } from '#console/tenancy/state/tenant_state.tsx'

interface Props {
  tenant: WholeTenant
  checklist: Checklist | undefined
  mayChange: boolean
  refetch(): Promise<unknown>
}

export function StatePanel({ tenant, checklist, mayChange, refetch }: Props) {
  const translate = useTranslate()
  const [isChanging, setIsChanging] = useState(false)
  const isOpen = tenant.state === 'live' && checklist?.may_go_live
  return (
    <Paper component="section" aria-labelledby="state-title" sx={{ p: 3, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography id="state-title" variant="h2" sx={{ flexGrow: 1 }}>
          {translate('resources.tenants.fields.state')}
        </Typography>
        <TenantState state={tenant.state} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`state_form.means.${tenant.state}`)}
      </Typography>
      {!checklist && <Skeleton variant="rounded" height={120} />}
      {checklist && !isOpen && (
        <>
          <Typography sx={{ fontWeight: 550 }}>{translate('checklist.title')}</Typography>
          <ChecklistLines lines={checklist.lines} linkTo={(line) => placeToMend(line, tenant)} />
          <Typography sx={{ fontWeight: 550 }}>{translate('reach_checks.title')}</Typography>
          <ReachLines tenant={tenant} />
        </>
      )}
      {mayChange && (
        <Button
          variant="outlined"
          disabled={!checklist}
          onClick={() => setIsChanging(true)}
          sx={{ justifySelf: 'start' }}
        >
          {translate('state_form.open')}
        </Button>
      )}
      {isChanging && checklist && (
        <StateDialog tenant={tenant} checklist={checklist} refetch={refetch} onClose={() => setIsChanging(false)} />
      )}
    </Paper>
  )
}
