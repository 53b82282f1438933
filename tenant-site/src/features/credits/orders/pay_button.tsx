import { useTranslation } from 'react-i18next'
import type { Refusal } from '#site/lib/api/refusal.ts'
import { SpendingNotice } from '#site/lib/spending/spending_notice.tsx'
import { isSpendingRefusal } from '#site/lib/spending/spending_refusals.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { useWaiver } from './use_waiver.ts'
import { WaiverBox } from './waiver_box.tsx'
import styles from './order_screen.module.css'

type PayButtonProps = {
  priceMinor: number
  currency: string
  /** Why the order before failed. */
  failure?: Refusal | null
  busy: boolean
  /** Only once the buyer asked for the credits at once. */
  onPress: () => void
  /** What follows the press. */
  note: string
}

/** The button that orders for money, with its price on it. */
export function PayButton({ priceMinor, currency, failure, busy, onPress, note }: PayButtonProps) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const { ifTicked, ...waiver } = useWaiver()
  return (
    <>
      {failure && <OrderFailed failure={failure} />}
      <WaiverBox {...waiver} />
      <Button size="large" wide busy={busy} onClick={() => ifTicked(onPress)}>
        {t('order.pay', { price: money(priceMinor, currency) })}
      </Button>
      <p className={styles.next}>{note}</p>
    </>
  )
}

/** A member's own limits are no fault, and are not shown as one. */
function OrderFailed({ failure: { code, message, meta } }: { failure: Refusal }) {
  const { t } = useTranslation('site')
  return isSpendingRefusal(code) ? (
    <SpendingNotice code={code} figures={meta} isLive />
  ) : (
    <Notice tone="danger" isLive>
      {message || t('load_failed.offline')}
    </Notice>
  )
}
