import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, redirect, useNavigate, useParams } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { ActivationNotice } from '#site/lib/activation/activation_notice.tsx'
import { call } from '#site/lib/api/call.ts'
import { GIVEN_CODE } from '#site/lib/browser/given_code.ts'
import { recall, remember } from '#site/lib/browser/session_memory.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { Segments } from '#site/ui/fields/segments.tsx'
import { DiscountCodeForm } from './discount_code_form.tsx'
import { OrderSummary } from './order_summary.tsx'
import { Promises } from '#site/features/credits/packages/promises.tsx'
import { useOffer } from '#site/features/credits/packages/use_offer.ts'
import { useOrder } from './use_order.ts'
import { type Quoted, useQuote } from './use_quote.ts'
import styles from './order_screen.module.css'

export async function load({ api, queryClient }: Visit, { params }: PageRequest) {
  const { packages, methods } = await queryClient.fetchQuery(call(api, 'packages.index'))
  if (!packages.some(({ id }) => id === params.id)) throw redirect('/credits')
  const { paymentmethod } = params
  if (paymentmethod && !methods.some(({ key }) => key === paymentmethod))
    throw data({ code: 'not_found' }, { status: 404 })
  const method = (paymentmethod ?? methods[0]?.key) as Quoted['method'] | undefined
  if (method) await queryClient.fetchQuery(call(api, 'quotes.show', { query: { package_id: params.id!, method } }))
}

export default function OrderScreen() {
  const { t } = useTranslation('credits')
  const { id, paymentmethod } = useParams()
  const navigate = useNavigate()
  const { api, queryClient } = useVisit()
  const money = useMoney()
  const user = useUser()
  const isHydrated = useHydrated()
  const { data: offer } = useOffer()
  const { order, isOrdering, failure } = useOrder()
  const methods = offer?.methods ?? []
  const asked = methods.find(({ key }) => key === paymentmethod) ?? methods[0]
  const [method, setMethod] = useState(asked?.key)
  const [code, setCode] = useState<string>()
  const bought = offer?.packages.find((one) => one.id === id)
  const quote = useQuote(bought && method && { package_id: bought.id, method, ...(code && { code }) })
  if (!bought || !method || !quote) return null

  function choose(key: string) {
    setMethod(methods.find((one) => one.key === key)?.key)
    void navigate(`/credits/${id}/${key}`, { replace: true, preventScrollReset: true })
  }

  async function apply(typed: string) {
    const query = { package_id: id!, method: method!, code: typed }
    await queryClient.fetchQuery({ ...call(api, 'quotes.show', { query }), staleTime: 0 })
    remember(GIVEN_CODE, undefined)
    setCode(typed)
  }

  const { amount_minor: price_minor, currency, discount_code } = quote
  const isOtherBetter = code && discount_code && discount_code !== code.toUpperCase()
  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('order.title')} />
      <h1>{t('order.title')}</h1>
      <div aria-live="polite">
        <OrderSummary bought={bought} quote={quote} />
      </div>
      {isOtherBetter && (
        <Notice tone="info" isLive>
          {t('order.code.other_is_better', { code: discount_code })}
        </Notice>
      )}
      <DiscountCodeForm
        key={String(isHydrated)}
        given={isHydrated ? recall<string>(GIVEN_CODE) : undefined}
        onApply={apply}
      />
      {methods.length > 1 && (
        <Segments
          legend={t('order.pay_with')}
          name="method"
          choices={methods.map(({ key, name }) => ({ value: key, label: name }))}
          value={method}
          onChange={choose}
        />
      )}
      <Promises descriptor={offer?.statement_descriptor} />
      {user && !user.paid_user && <p>{t('order.premium')}</p>}
      <ActivationNotice />
      <div className={styles.pay}>
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        <Button
          size="large"
          wide
          busy={isOrdering}
          onClick={() => order({ package_id: bought.id, method, price_minor, currency, ...(code && { code }) })}
        >
          {t('order.pay', { price: money(price_minor, currency) })}
        </Button>
        <p className={styles.next}>{t('order.pay_on_next_page')}</p>
      </div>
    </PageBody>
  )
}
