import { useTranslation } from 'react-i18next'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import type { Order } from '#site/features/credits/transactions/shapes.ts'
import type { PaymentState } from './payment_state.ts'

type PaymentEndedProps = { order: Order; state: Exclude<PaymentState, 'pending' | 'open' | 'completed'> }

export function PaymentEnded({ order, state }: PaymentEndedProps) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const { refunded_minor, charged_back_minor, currency } = order
  const amount = money(state === 'charged_back' ? charged_back_minor : refunded_minor, currency)
  // What was refunded goes back the same way, all of it or a part.
  const end = state === 'partly_refunded' ? 'refunded' : state
  const next = end === 'reversal_notified' ? 'refunded' : end
  return (
    <EmptyState
      isPage
      scene={state === 'partly_refunded' || state === 'reversal_notified' ? 'heart' : 'lost'}
      title={t(`payment.${state}.title`)}
      text={t(`payment.${end}.text`, { amount })}
      action={<ButtonLink to="/credits">{t(`payment.${next}.next`)}</ButtonLink>}
    />
  )
}
