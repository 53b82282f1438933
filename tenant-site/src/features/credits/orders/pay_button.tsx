import { useTranslation } from 'react-i18next'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import styles from './order_screen.module.css'

type PayButtonProps = {
  priceMinor: number
  currency: string
  /** Why the order before failed. */
  failure?: string | null
  busy: boolean
  onPress: () => void
  /** What follows the press. */
  note: string
}

/** The button that orders for money, with its price on it. */
export function PayButton({ priceMinor, currency, failure, busy, onPress, note }: PayButtonProps) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  return (
    <>
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <Button size="large" wide busy={busy} onClick={onPress}>
        {t('order.pay', { price: money(priceMinor, currency) })}
      </Button>
      <p className={styles.next}>{note}</p>
    </>
  )
}
