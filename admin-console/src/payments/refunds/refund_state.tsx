import { useTranslate } from 'react-admin'
import type { Refund } from '#console/payments/payment.ts'
import { StateDot } from '#console/theme/state_dot.tsx'

const COLOURS: Record<Refund['state'], string> = {
  proposed: 'warning.main',
  by_hand: 'warning.main',
  wanted: 'text.disabled',
  booked: 'info.main',
  sent: 'success.main',
  paid: 'success.main',
  declined: 'text.disabled',
  overtaken: 'error.main',
}

export function RefundState({ state }: { state: Refund['state'] }) {
  const translate = useTranslate()
  return <StateDot colour={COLOURS[state]}>{translate(`payments.refund_states.${state}`)}</StateDot>
}
