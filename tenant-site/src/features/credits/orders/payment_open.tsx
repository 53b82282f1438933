import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import styles from './payment.module.css'

type PaymentOpenProps = { method: string }

/** An order that isn't paid yet, looked up later: its bank takes days, or the buyer left the payment page. Nobody can tell which. */
export function PaymentOpen({ method }: PaymentOpenProps) {
  const { t } = useTranslation('credits')
  return (
    <EmptyState
      isPage
      scene="heart"
      title={t('payment.open.title')}
      text={
        <span className={styles.waiting}>
          <span>{t(method === 'direct_debit' ? 'payment.pending.direct_debit' : 'payment.open.text')}</span>
          <span>{t('payment.open.unpaid')}</span>
        </span>
      }
      action={
        <ButtonLink to="/credits" variant="secondary">
          {t('payment.cancelled.next')}
        </ButtonLink>
      }
    />
  )
}
