import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, redirect, useNavigate, useParams } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { ActivationNotice } from '#site/lib/activation/activation_notice.tsx'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { Segments } from '#site/ui/fields/segments.tsx'
import { OrderSummary } from './order_summary.tsx'
import { Promises } from '#site/features/credits/packages/promises.tsx'
import { useOffer } from '#site/features/credits/packages/use_offer.ts'
import { useOrder } from './use_order.ts'
import styles from './order_screen.module.css'

export async function load({ api, queryClient }: Visit, { params }: PageRequest) {
  const { packages, methods } = await queryClient.fetchQuery(call(api, 'packages.index'))
  if (!packages.some(({ id }) => id === params.id)) throw redirect('/credits')
  const { paymentmethod } = params
  if (paymentmethod && !methods.some(({ key }) => key === paymentmethod))
    throw data({ code: 'not_found' }, { status: 404 })
}

export default function OrderScreen() {
  const { t } = useTranslation('credits')
  const { id, paymentmethod } = useParams()
  const navigate = useNavigate()
  const money = useMoney()
  const user = useUser()
  const { data: offer } = useOffer()
  const { order, isOrdering, failure } = useOrder()
  const price = offer?.packages.find((one) => one.id === id)?.price_minor ?? 0
  const methods = (offer?.methods ?? []).filter(
    ({ min_minor, max_minor }) => price >= (min_minor ?? 0) && price <= (max_minor ?? Infinity)
  )
  const asked = methods.find(({ key }) => key === paymentmethod) ?? methods[0]
  const [method, setMethod] = useState(asked?.key)
  const [savesMethod, setSavesMethod] = useState(false)
  const chosen = methods.find(({ key }) => key === method)
  const bought = offer?.packages.find((one) => one.id === id)
  if (!bought || !method) return null

  function choose(key: string) {
    setMethod(methods.find((one) => one.key === key)?.key)
    void navigate(`/credits/${id}/${key}`, { replace: true, preventScrollReset: true })
  }

  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('order.title')} />
      <h1>{t('order.title')}</h1>
      <OrderSummary bought={bought} />
      {methods.length > 1 && (
        <Segments
          legend={t('order.pay_with')}
          name="method"
          choices={methods.map(({ key, name }) => ({ value: key, label: name }))}
          value={method}
          onChange={choose}
        />
      )}
      {offer && <Promises descriptor={offer.statement_descriptor} hasVat={offer.vat_percent > 0} />}
      {user && !user.paid_user && <p>{t('order.premium')}</p>}
      {chosen?.can_be_saved && (
        <Checkbox
          label={t('order.save_method')}
          checked={savesMethod}
          onChange={({ target }) => setSavesMethod(target.checked)}
        />
      )}
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
          onClick={() =>
            order({
              package_id: bought.id,
              method,
              save_method: savesMethod && chosen?.can_be_saved === true,
              price_minor: bought.price_minor,
              currency: bought.currency,
            })
          }
        >
          {t('order.pay', { price: money(bought.price_minor, bought.currency) })}
        </Button>
        <p className={styles.next}>{t('order.pay_on_next_page')}</p>
      </div>
    </PageBody>
  )
}
