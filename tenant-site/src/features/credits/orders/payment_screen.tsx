import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { ClaimNotice } from '#site/features/credits/limits/claim_notice.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import type { Order } from '#site/features/credits/transactions/shapes.ts'
import { PaymentCompleted } from './payment_completed.tsx'
import { PaymentEnded } from './payment_ended.tsx'
import { PaymentOpen } from './payment_open.tsx'
import { PaymentPending } from './payment_pending.tsx'
import { paymentState } from './payment_state.ts'
import { Receipt } from './receipt.tsx'
import { ReceiptLink } from './receipt_link.tsx'
import { WithdrawLink } from '#site/features/credits/withdrawals/withdraw_link.tsx'
import type { Api } from '#site/lib/api/api.ts'
import { call } from '#site/lib/api/call.ts'

const EVERY = 2_000
/** A direct debit takes days. */
const EVERY_OF_DEBIT = 10_000

/** Queries a purchase doesn't change. */
const UNTOUCHED = new Set<unknown>(['orders.show', 'settings.show', 'company.show'])

/** The return URL's token replaces a log-in, for banks that open another browser. */
export function load({ api, queryClient }: Visit, { params, url }: PageRequest) {
  return queryClient.fetchQuery(orderQuery(api, params.id!, url.searchParams.get('token')))
}

export default function PaymentScreen() {
  const { t } = useTranslation('credits')
  const { api, queryClient } = useVisit()
  const { id } = useParams()
  const [search] = useSearchParams()
  const { data } = useQuery({
    ...orderQuery(api, id!, search.get('token')),
    refetchInterval: ({ state }) => pauseFor(state.data?.order),
  })
  const order = data?.order
  const status = order?.status

  useEffect(() => {
    // Credits and premium have changed.
    if (status === 'completed')
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => !UNTOUCHED.has(name) })
  }, [status, queryClient])

  if (!order) return null
  const state = paymentState(order, search.has('token'))
  return (
    <PageBody width="narrow">
      <PageHead noindex title={t(`payment.${state}.title`)} />
      <div aria-live="polite">
        {state === 'pending' && <PaymentPending order={order} />}
        {state === 'open' && <PaymentOpen method={order.method} />}
        {state === 'completed' && <PaymentCompleted order={order} />}
        {state !== 'pending' && state !== 'open' && state !== 'completed' && (
          <PaymentEnded order={order} state={state} />
        )}
      </div>
      {order.claim_minor > 0 && <ClaimNotice amountMinor={order.claim_minor} currency={order.currency} />}
      <Receipt order={order} />
      {order.completed_at && <ReceiptLink order={order} />}
      <WithdrawLink order={order} />
    </PageBody>
  )
}

function pauseFor(order?: Order): number | false {
  if (order?.status !== 'pending') return false
  return order.collect_on ? EVERY_OF_DEBIT : EVERY
}

function orderQuery(api: Api, id: string, token: string | null) {
  const args = { params: { id }, ...(token && { query: { token } }) }
  return call(api, 'orders.show', args)
}
