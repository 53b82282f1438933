import { useTranslate } from 'react-admin'
import type { Order } from '#console/payments/payment.ts'
import { StateDot } from '#console/theme/state_dot.tsx'

const COLOURS: Record<Order['status'], string> = {
  completed: 'success.main',
  pending: 'warning.main',
  failed: 'text.disabled',
  cancelled: 'text.disabled',
  refunded: 'info.main',
  charged_back: 'error.main',
}

export function OrderStatus({ status }: { status: Order['status'] }) {
  const translate = useTranslate()
  return <StateDot colour={COLOURS[status]}>{translate(`members.order_statuses.${status}`)}</StateDot>
}
