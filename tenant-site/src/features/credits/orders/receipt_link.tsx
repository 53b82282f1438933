import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import type { Order } from '#site/features/credits/transactions/shapes.ts'

/** With the return address's token, where the order is shown by that alone. */
export function ReceiptLink({ order }: { order: Order }) {
  const { t } = useTranslation('credits')
  const [search] = useSearchParams()
  const token = search.get('token')
  const address = `/api/orders/${order.id}/receipt${token ? `?token=${encodeURIComponent(token)}` : ''}`
  return (
    <a className={buttonLook({ variant: 'secondary', wide: true })} href={address} download>
      {t('receipt.download')}
    </a>
  )
}
