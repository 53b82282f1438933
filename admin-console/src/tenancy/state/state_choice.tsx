import { Box, FormControlLabel, Radio, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Checklist } from '#console/tenancy/state/checklist.ts'
import { ChecklistLines } from '#console/tenancy/state/checklist_lines.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { TenantState } from '#console/tenancy/state/tenant_state.tsx'

interface Props {
  state: Tenant['state']
  isNow: boolean
  /** Open points that block this state. */
  checklist?: Checklist
}

export function StateChoice({ state, isNow, checklist }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box sx={{ py: 0.5 }}>
      <FormControlLabel
        value={state}
        disabled={checklist !== undefined}
        control={<Radio size="small" slotProps={{ input: { 'aria-describedby': id } }} />}
        label={
          <Box component="span" sx={{ fontWeight: 550 }}>
            <TenantState state={state} />
            {isNow && ` · ${translate('state_form.now')}`}
          </Box>
        }
      />
      <Box id={id} sx={{ pl: 3.75, display: 'grid', gap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`state_form.means.${state}`)}
        </Typography>
        {checklist && (
          <>
            <Typography variant="body2">{translate('state_form.not_ready')}</Typography>
            <ChecklistLines lines={checklist.lines} />
          </>
        )}
      </Box>
    </Box>
  )
}
