import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivationNotice } from '#site/lib/activation/activation_notice.tsx'
import { call } from '#site/lib/api/call.ts'
import { GIVEN_CODE } from '#site/lib/browser/given_code.ts'
import { recall, remember } from '#site/lib/browser/session_memory.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { Segments } from '#site/ui/fields/segments.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { Promises } from '#site/features/credits/packages/promises.tsx'
import type { CreditPackage, Offer } from '#site/features/credits/transactions/shapes.ts'
import { DebitPay } from './debit_pay.tsx'
import { DiscountCodeForm } from './discount_code_form.tsx'
import { OrderSummary } from './order_summary.tsx'
import { PayButton } from './pay_button.tsx'
import { useOrder } from './use_order.ts'
import { useQuote } from './use_quote.ts'
import styles from './order_screen.module.css'

type OrderFormProps = {
  offer: Offer
  bought: CreditPackage
  method: Offer['methods'][number]['key']
  onMethod: (key: string) => void
}

/** The price is the server's quote; what the button says is sent along, and another price is refused. */
export function OrderForm({ offer, bought, method, onMethod }: OrderFormProps) {
  const { t } = useTranslation('credits')
  const { api, queryClient } = useVisit()
  const user = useUser()
  const isHydrated = useHydrated()
  const { order, isOrdering, failure } = useOrder()
  const [savesMethod, setSavesMethod] = useState(false)
  const chosen = offer.methods.find(({ key }) => key === method)
  const [typed, setTyped] = useState<string>()
  const { quote, code, codeRefused } = useQuote({ package_id: bought.id, method, code: typed })
  if (!quote) return null

  async function apply(entered: string) {
    const query = { package_id: bought.id, method, code: entered }
    await queryClient.fetchQuery({ ...call(api, 'quotes.show', { query }), staleTime: 0 })
    remember(GIVEN_CODE, undefined)
    setTyped(entered)
  }

  const { amount_minor: price_minor, currency, discount_code } = quote
  const payButton = (note = t('order.pay_on_next_page')) => (
    <PayButton
      priceMinor={price_minor}
      currency={currency}
      failure={failure}
      busy={isOrdering}
      onPress={() =>
        order({
          package_id: bought.id,
          method,
          price_minor,
          currency,
          waiver: true,
          save_method: savesMethod && chosen?.can_be_saved === true,
          ...(code && { code }),
        })
      }
      note={note}
    />
  )
  const isOtherBetter = code && discount_code && discount_code !== code.toUpperCase()
  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('order.title')} />
      <h1>{t('order.title')}</h1>
      <div aria-live="polite">
        <OrderSummary bought={bought} quote={quote} hasVat={offer.vat_percent > 0} />
      </div>
      {codeRefused && (
        <Notice tone="warning" isLive>
          {codeRefused}
        </Notice>
      )}
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
      {offer.methods.length > 1 && (
        <Segments
          legend={t('order.pay_with')}
          name="method"
          choices={offer.methods.map(({ key, name }) => ({ value: key, label: name }))}
          value={method}
          onChange={onMethod}
        />
      )}
      <Promises descriptor={offer.statement_descriptor} hasVat={offer.vat_percent > 0} />
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
        {method === 'direct_debit' ? (
          <DebitPay packageId={bought.id} priceMinor={price_minor} currency={currency}>
            {payButton}
          </DebitPay>
        ) : (
          payButton()
        )}
      </div>
    </PageBody>
  )
}
