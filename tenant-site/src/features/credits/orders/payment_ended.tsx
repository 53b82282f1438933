import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import type { Order } from '#site/features/credits/transactions/shapes.ts'

type PaymentEndedProps = { status: Exclude<Order['status'], 'pending' | 'completed'> }

export function PaymentEnded({ status }: PaymentEndedProps) {
  const { t } = useTranslation('credits')
  return (
    <EmptyState
      isPage
      scene="lost"
      title={t(`payment.${status}.title`)}
      text={t(`payment.${status}.text`)}
      action={<ButtonLink to="/credits">{t(`payment.${status}.next`)}</ButtonLink>}
    />
  )
}
