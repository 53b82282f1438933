import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { canWithdraw } from './can_withdraw.ts'

/** Beside a purchase in a member's activity: leads to its withdrawal for as long as there is time. */
export function WithdrawEntry({ orderId }: { orderId: string }) {
  const { t } = useTranslation('site')
  const { api } = useVisit()
  const { data } = useQuery(call(api, 'orders.index'))
  const order = data?.orders.find(({ id }) => id === orderId)
  if (!order || !canWithdraw(order)) return null
  return <Link to={`/withdraw?order=${order.number}`}>{t('footer.withdraw')}</Link>
}
