import { useTranslate } from 'react-admin'
import type { Refund, WholeOrder } from '#console/payments/payment.ts'
import { useMoney } from '#console/translations/use_money.ts'

/** One thing that happened about an order. */
export interface Happening {
  key: string
  at: string
  title: string
  detail?: string
  tone: 'good' | 'bad' | 'waits' | 'plain'
}

/** All that happened, the latest first. */
export function useHappenings(order: WholeOrder): Happening[] {
  const translate = useTranslate()
  const money = useMoney()
  const say = (key: string, values = {}) => translate(`payments.history.${key}`, values)
  const told = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')
  const once = (key: string, at: string | null, tone: Happening['tone'] = 'plain'): Happening[] =>
    at ? [{ key, at, title: say(key), tone }] : []

  return (
    [
      ...once('created', order.created_at),
      ...once('prenotified', order.prenotified_at),
      ...once('collecting', order.collecting_at),
      ...once('paid', order.completed_at, 'good'),
      ...once('confirmed', order.confirmed_at),
      ...once('reversal_notified', order.reversal_notified_at, 'bad'),
      ...order.events.map(({ at, state }, place): Happening => ({
        key: `event ${place}`,
        at,
        title: say('event'),
        ...(state && { detail: say(`event_states.${state}`, { _: state }) }),
        tone: 'plain',
      })),
      ...order.credits_moved.map(({ at, kind, bought, bonus }, place): Happening => ({
        key: `credits ${place}`,
        at,
        title: say(`credits.${kind}`, { number: Math.abs(bought + bonus) }),
        tone: kind === 'chargeback' ? 'bad' : 'plain',
      })),
      ...order.withdrawals.map(({ number, reason, stated_at: at }): Happening => ({
        key: number,
        at,
        title: say('withdrawal', { number }),
        detail: reason ? translate(`payments.withdrawal_reasons.${reason}`, { _: reason }) : '',
        tone: 'waits',
      })),
      ...order.refunds.flatMap((refund) => ofRefund(refund)),
      ...order.tasks.flatMap((task): Happening[] => {
        const kind = translate(`payment_tasks.kinds.${task.kind}`)
        const made = {
          key: `task ${task.id}`,
          at: task.made_at,
          title: say('task'),
          detail: kind,
          tone: 'plain' as const,
        }
        if (!task.done_at) return [{ ...made, tone: 'waits' }]
        const detail = told(kind, task.outcome, task.done_by?.name)
        return [made, { key: `done ${task.id}`, at: task.done_at, title: say('task_done'), detail, tone: 'good' }]
      }),
    ]
      // What happened at one moment stands in this order from below.
      .toReversed()
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  )

  function ofRefund(refund: Refund): Happening[] {
    const { id, state, cause, reason, asked_by: asked, agreed_by: agreed } = refund
    const amount = money(refund.amount_minor, refund.currency)
    const step = (name: string, at: string | null, more: Partial<Happening> = {}): Happening[] =>
      at ? [{ key: `${name} ${id}`, at, title: say(`refund.${name}`, { amount }), tone: 'plain', ...more }] : []
    const settled = state === 'declined' || state === 'overtaken' ? state : 'paid'
    return [
      ...step('asked', refund.requested_at, {
        detail: told(translate(`payments.refunds.causes.${cause}`), reason, asked?.name),
        ...(state === 'proposed' && { tone: 'waits' }),
      }),
      ...step('booked', refund.booked_at, {
        ...(agreed && { detail: say('agreed_by', { name: agreed.name ?? '' }) }),
        tone: 'good',
      }),
      ...step(settled, refund.settled_at, { tone: settled === 'paid' ? 'good' : 'bad' }),
    ]
  }
}
