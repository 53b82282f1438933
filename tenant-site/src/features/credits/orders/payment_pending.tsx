import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '#site/features/credits/transactions/shapes.ts'
import { useDay } from '#site/lib/writing/use_day.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { Spinner } from '#site/ui/buttons/spinner.tsx'
import styles from './payment.module.css'

const PATIENCE = 20_000

type PaymentPendingProps = { order: Order }

/** The buyer came back from the payment page and waits for their bank. */
export function PaymentPending({ order }: PaymentPendingProps) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const day = useDay()
  const { method, collect_on, amount_minor, currency } = order
  const debit = collect_on && { price: money(amount_minor, currency), date: day(collect_on) }
  const [isLong, setLong] = useState(false)
  // Banks collect direct debits days later: nobody should wait here.
  const takesDays = method === 'direct_debit'

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])

  return (
    <EmptyState
      isPage
      scene="heart"
      title={t(debit ? 'direct_debit.pending_title' : 'payment.pending.title')}
      text={
        <span className={styles.waiting}>
          {!takesDays && <Spinner />}
          {debit
            ? t('direct_debit.pending_text', debit)
            : t(
                takesDays
                  ? 'payment.pending.direct_debit'
                  : isLong
                    ? 'payment.pending.slow_bank'
                    : 'payment.pending.text'
              )}
        </span>
      }
      action={
        (isLong || takesDays) && (
          <ButtonLink to="/members" variant="secondary">
            {t('payment.pending.next')}
          </ButtonLink>
        )
      }
    />
  )
}
