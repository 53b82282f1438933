import { useLocale, useTranslate } from 'react-admin'
import { type WholeOrder, properName } from '#console/payments/payment.ts'
import { useMethodName } from '#console/payments/use_method_name.ts'
import { Fact, Facts } from '#console/theme/facts.tsx'
import { placeName } from '#console/translations/place_name.ts'
import { useMoney } from '#console/translations/use_money.ts'
import { useTimes } from '#console/translations/use_times.ts'

const SEPARATOR = ' · '

/** What was bought, for how much, and by which way. Renders nothing of what the order hasn't. */
export function OrderFacts({ order }: { order: WholeOrder }) {
  const translate = useTranslate()
  const language = useLocale()
  const methodName = useMethodName()
  const { date, moment } = useTimes()
  const inCurrency = useMoney()
  const money = (minor: number) => inCurrency(minor, order.currency)
  const some = (minor: number) => (minor > 0 ? money(minor) : null)
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const field = (name: string) => translate(`resources.orders.fields.${name}`)
  const country = (code: string | null) => code && placeName(code, language)
  const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(SEPARATOR)
  const { credits, bonus_credits: bonus, discount_percent: discount, vat_percent: vat, tracking } = order
  return (
    <Facts title={translate('payments.orders.facts')}>
      <Fact name={field('package')}>{order.package}</Fact>
      <Fact name={field('credits')}>
        {bonus > 0 ? translate('payments.orders.with_bonus', { credits, bonus }) : String(credits)}
      </Fact>
      <Fact name={field('list_price')}>{discount === null ? null : money(order.list_price_minor)}</Fact>
      <Fact name={field('discount')}>
        {discount === null ? null : joined(order.discount_code, percents.format(-discount / 100))}
      </Fact>
      <Fact name={field('amount')}>{money(order.amount_minor)}</Fact>
      <Fact name={field('vat')}>
        {joined(money(order.vat_minor), vat === null ? null : percents.format(vat / 100), country(order.vat_country))}
      </Fact>
      <Fact name={field('refunded')}>{some(order.refunded_minor)}</Fact>
      <Fact name={field('charged_back')}>{some(order.charged_back_minor)}</Fact>
      <Fact name={field('claim')}>{some(order.claim_minor)}</Fact>
      <Fact name={field('method')}>{methodName(order.method)}</Fact>
      <Fact name={field('gateway')}>{properName(order.gateway) ?? order.gateway}</Fact>
      <Fact name={field('gateway_ref')}>{order.gateway_ref}</Fact>
      <Fact name={field('statement_descriptor')}>{order.statement_descriptor}</Fact>
      <Fact name={field('mandate')}>
        {order.mandate && joined(order.mandate.reference, `•••• ${order.mandate.iban_end}`)}
      </Fact>
      <Fact name={field('collect_on')}>{order.collect_on && date(order.collect_on)}</Fact>
      <Fact name={field('country')}>{country(order.country)}</Fact>
      <Fact name={field('ip_country')}>{country(order.ip_country)}</Fact>
      <Fact name={field('created_at')}>{moment(order.created_at)}</Fact>
      <Fact name={field('completed_at')}>{order.completed_at && moment(order.completed_at)}</Fact>
      <Fact name={field('waiver_at')}>{order.waiver_at && moment(order.waiver_at)}</Fact>
      <Fact name={field('tracking')}>{tracking && joined(tracking.network, tracking.ref)}</Fact>
    </Facts>
  )
}
