import { useState } from 'react'
import { data, redirect, useNavigate, useParams } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { call } from '#site/lib/api/call.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { useOffer } from '#site/features/credits/packages/use_offer.ts'
import { OrderForm } from './order_form.tsx'
import type { Quoted } from './use_quote.ts'

export async function load({ api, queryClient }: Visit, { params }: PageRequest) {
  const { packages, methods } = await queryClient.fetchQuery(call(api, 'packages.index'))
  if (!packages.some(({ id }) => id === params.id)) throw redirect('/credits')
  const { paymentmethod } = params
  if (paymentmethod && !methods.some(({ key }) => key === paymentmethod))
    throw data({ code: 'not_found' }, { status: 404 })
  const method = (paymentmethod ?? methods[0]?.key) as Quoted['method'] | undefined
  if (method === 'direct_debit') await queryClient.fetchQuery(call(api, 'direct_debits.index'))
  if (method) await queryClient.fetchQuery(call(api, 'quotes.show', { query: { package_id: params.id!, method } }))
}

export default function OrderScreen() {
  const { id, paymentmethod } = useParams()
  const navigate = useNavigate()
  const { data: offer } = useOffer()
  const price = offer?.packages.find((one) => one.id === id)?.price_minor ?? 0
  const methods = (offer?.methods ?? []).filter(
    ({ min_minor, max_minor }) => price >= (min_minor ?? 0) && price <= (max_minor ?? Infinity)
  )
  const asked = methods.find(({ key }) => key === paymentmethod) ?? methods[0]
  const [method, setMethod] = useState(asked?.key)
  const bought = offer?.packages.find((one) => one.id === id)
  if (!offer || !bought || !method) return null

  function choose(key: string) {
    setMethod(methods.find((one) => one.key === key)?.key)
    void navigate(`/credits/${id}/${key}`, { replace: true, preventScrollReset: true })
  }

  return <OrderForm offer={{ ...offer, methods }} bought={bought} method={method} onMethod={choose} />
}
