import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useDay } from '#site/lib/writing/use_day.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import styles from './order_screen.module.css'

type DebitPayProps = {
  packageId: string
  priceMinor: number
  currency: string
  /** The button, with what follows the press. */
  children: (note?: string) => ReactNode
}

/** Direct debit leads to the mandate first; with one it orders in one step, and says when the money is collected. */
export function DebitPay({ packageId, priceMinor, currency, children }: DebitPayProps) {
  const { t } = useTranslation('credits')
  const { api } = useVisit()
  const money = useMoney()
  const day = useDay()
  const { data: debit } = useQuery(call(api, 'direct_debits.index'))
  if (!debit) return null
  const { offered, mandate, collect_on } = debit
  if (offered === 'gateway') return children()
  if (mandate)
    return children(
      t('direct_debit.collected_note', {
        price: money(priceMinor, currency),
        date: day(collect_on),
        end: mandate.iban_end,
      })
    )
  return (
    <>
      <ButtonLink to={`/directdebit?package=${packageId}`} size="large" wide>
        {t('direct_debit.set_up')}
      </ButtonLink>
      <p className={styles.next}>{t('direct_debit.needs_mandate')}</p>
    </>
  )
}
