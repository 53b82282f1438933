import { Box, Typography } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import { BuyerLink } from '#console/payments/buyer_link.tsx'
import { RevokeMandate } from '#console/payments/mandates/revoke_mandate.tsx'
import type { Mandate } from '#console/payments/payment.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Moment } from '#console/theme/moment.tsx'
import { StateDot } from '#console/theme/state_dot.tsx'

const FIGURES = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const

export function useMandateColumns(tenant: Tenant): Column<Mandate>[] {
  const translate = useTranslate()
  const { canAccess: seesMembers } = useCanAccess({ resource: 'members', action: 'list', record: tenant })
  const { canAccess: revokes } = useCanAccess({ resource: 'mandate_revocations', action: 'store', record: tenant })
  const buyer: Column<Mandate> = {
    source: 'member',
    sx: { overflowWrap: 'anywhere' },
    render: ({ tenant_id: tenantId, member }) => <BuyerLink tenantId={tenantId} member={member} />,
  }
  return [
    { source: 'reference', sx: { overflowWrap: 'anywhere' }, render: ({ reference }) => reference },
    ...(seesMembers ? [buyer] : []),
    { source: 'iban', sx: FIGURES, render: ({ iban_end: end }) => `•••• ${end}` },
    { source: 'phone', from: 'lg', sx: FIGURES, render: ({ phone_end: end }) => `•••• ${end}` },
    { source: 'signed_at', isSorted: true, render: ({ signed_at: at }) => <Moment at={at} isDay /> },
    { source: 'last_used_at', from: 'lg', render: ({ last_used_at: at }) => at && <Moment at={at} isDay /> },
    {
      source: 'state',
      render: (mandate) => (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 1.5,
          }}
        >
          <Box>
            <StateDot colour={mandate.state === 'active' ? 'success.main' : 'text.disabled'}>
              {translate(`payments.mandates.states.${mandate.state}`)}
            </StateDot>
            {mandate.end_reason && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate(`payments.mandates.ends.${mandate.end_reason}`)}
              </Typography>
            )}
          </Box>
          {revokes && mandate.state === 'active' && <RevokeMandate mandate={mandate} />}
        </Box>
      ),
    },
  ]
}
