import { useTranslate } from 'react-admin'
import type { PaymentTask } from '#console/payments/payment.ts'
import { useMoney } from '#console/translations/use_money.ts'

/** Tasks whose end does more than to say that it is done, and is called so. */
const ENDS: Partial<Record<PaymentTask['kind'], string>> = {
  refund_by_hand: 'payment_tasks.ends.refund_by_hand',
  claim: 'payment_tasks.ends.claim',
  reversal_notified: 'payment_tasks.ends.reversal_notified',
}

/** What is said of a payment task. */
export function useTaskWords({ kind, order, refund, withdrawal, told, outcome, done_by: by }: PaymentTask) {
  const translate = useTranslate()
  const money = useMoney()
  const currency = told.currency ?? refund?.currency ?? order?.currency
  const amount = (minor: number | null | undefined) => (minor != null && currency ? money(minor, currency) : undefined)
  const said = (name: string, value: string | null | undefined) =>
    value ? [`${translate(`payment_tasks.told.${name}`)}: ${value}`] : []
  return {
    kind: translate(`payment_tasks.kinds.${kind}`),
    guide: translate(`payment_tasks.guides.${kind}`),
    end: ENDS[kind] ?? 'payment_tasks.end',
    outcome: [outcome, by?.name].filter(Boolean).join(' · '),
    facts: [
      ...said('amount', amount(told.amount_minor ?? refund?.amount_minor)),
      ...said('refunded', amount(told.refunded_minor)),
      ...said('charged_back', amount(told.charged_back_minor)),
      ...said('code', told.code),
      ...said('withdrawal', withdrawal && [withdrawal.number, withdrawal.order_number].join(' · ')),
      ...said('email', withdrawal?.email),
      ...said(
        'reason',
        withdrawal?.reason && translate(`payments.withdrawal_reasons.${withdrawal.reason}`, { _: withdrawal.reason })
      ),
    ],
  }
}
