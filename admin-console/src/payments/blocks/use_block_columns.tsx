import { Box } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import { LiftBlock } from '#console/payments/blocks/lift_block.tsx'
import type { PaymentBlock } from '#console/payments/payment.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Moment } from '#console/theme/moment.tsx'
import { StateDot } from '#console/theme/state_dot.tsx'

export function useBlockColumns(tenant: Tenant): Column<PaymentBlock>[] {
  const translate = useTranslate()
  const { canAccess: lifts } = useCanAccess({ resource: 'payment_block_lifts', action: 'store', record: tenant })
  return [
    {
      source: 'label',
      sx: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      render: ({ label }) => `•••• ${label}`,
    },
    { source: 'kind', render: ({ kind }) => translate(`payments.blocks.kinds.${kind}`) },
    { source: 'reason', sx: { overflowWrap: 'anywhere' }, render: ({ reason }) => reason },
    { source: 'made_at', isSorted: true, render: ({ made_at: at }) => <Moment at={at} isDay /> },
    {
      source: 'state',
      render: (block) => (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 1.5,
          }}
        >
          <StateDot colour={block.in_force ? 'error.main' : 'text.disabled'}>
            {block.in_force && block.ends_at ? (
              <span>
                {translate('payments.blocks.until')} <Moment at={block.ends_at} isDay />
              </span>
            ) : (
              translate(`payments.blocks.states.${block.in_force ? 'in_force' : 'ended'}`)
            )}
          </StateDot>
          {lifts && <LiftBlock block={block} />}
        </Box>
      ),
    },
  ]
}
