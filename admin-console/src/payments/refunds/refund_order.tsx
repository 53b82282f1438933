import { Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { WholeOrder } from '#console/payments/payment.ts'
import { RefundForm } from '#console/payments/refunds/refund_form.tsx'
import { useCalculation } from '#console/payments/refunds/use_refund.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Section } from '#console/theme/section.tsx'
import { useMoney } from '#console/translations/use_money.ts'

/** Gives money of an order back: what the API reckons, or an amount that somebody chooses. */
export function RefundOrder({ order, tenant }: { order: WholeOrder; tenant: Tenant }) {
  const translate = useTranslate()
  const money = useMoney()
  const { data, error, refetch } = useCalculation(order)
  if (!data)
    return (
      <Section title={translate('payments.refunds.give')}>
        {error ? <Failed error={error} onRetry={refetch} /> : <Skeleton variant="rounded" height={160} />}
      </Section>
    )
  if (data.status !== 'completed' || data.whole_minor === 0)
    return (
      <Section title={translate('payments.refunds.give')}>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(`payments.refunds.${order.completed_at ? 'nothing_left' : 'not_paid'}`)}
        </Typography>
      </Section>
    )
  return (
    <Section
      title={translate('payments.refunds.give')}
      text={translate('payments.refunds.limit', { limit: money(data.goodwill_limit, data.currency) })}
    >
      <RefundForm order={order} tenant={tenant} calculation={data} />
    </Section>
  )
}
