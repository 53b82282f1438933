import { Box } from '@mui/material'
import type { ComponentProps } from 'react'
import type { RaRecord } from 'react-admin'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { PaymentTabs } from '#console/payments/payment_tabs.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

type Props = ComponentProps<typeof ListFrame> & { tenant: Tenant }

/** One of a brand's lists about payments, below the way to the others. */
export function PaymentList<R extends RaRecord>(props: Props) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <PaymentTabs tenantId={props.tenant.id} />
      <ListFrame<R> {...props} />
    </Box>
  )
}
