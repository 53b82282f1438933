import { useTranslate } from 'react-admin'
import { deviceName } from '#console/translations/device_name.ts'
import type { TimelineEvent } from '#console/members/timeline/timeline.ts'
import { useMoney } from '#console/translations/use_money.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** Says an event in a line, and what there is to know of it in another. */
export function useEventWords() {
  const translate = useTranslate()
  const money = useMoney()
  const { date, moment, locale } = useTimes()
  const { format } = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  const joined = (...parts: (string | number | null | undefined)[]) => parts.filter(Boolean).join(' · ')

  function detailOf({ kind, event, detail }: TimelineEvent): string {
    const text = (name: string) => (detail[name] === null ? '' : String(detail[name] ?? ''))
    const amount = () => money(Number(detail.amount_minor), text('currency'))
    switch (kind) {
      case 'account':
        return event === 'left'
          ? translate('timeline.restorable', { until: moment(text('until')) })
          : joined(text('network'))
      case 'session':
        return joined(
          deviceName({ browser: text('browser') || null, system: text('system') || null }, translate),
          translate('account.sessions.last_used', { at: moment(text('last_used_at')) })
        )
      case 'mail':
        return joined(mailName(text('mail')), text('answer'))
      case 'push':
        return joined(translate(`pushes.kinds.${text('push')}`, { _: text('push') }), text('service'), text('status'))
      case 'order':
        return joined(
          text('number'),
          amount(),
          translate('members.order_credits', { smart_count: Number(detail.credits) })
        )
      case 'refund':
        return joined(amount(), text('reason'))
      case 'credits':
        return joined(format(Number(detail.credits)), text('reason'))
      case 'consent':
        return joined(
          translate(`members.consent_kinds.${text('consent')}`, { _: text('consent') }),
          date(text('version'))
        )
      case 'disclosure':
        return joined(amount(), text('version'))
      case 'complaint':
        return joined(
          text('number'),
          translate(`timeline.reasons.${text('reason')}`, { _: text('reason') }),
          translate(`timeline.outcomes.${text('outcome') || 'open'}`, { _: text('outcome') })
        )
      case 'staff':
        return joined(text('staff') || translate('audit.by_system'), text('name'), text('reason'))
    }
  }

  /** What is mailed instead of a push is called as that is. */
  function mailName(mail: string): string {
    return translate(`timeline.mails.${mail}`, { _: translate(`pushes.kinds.${mail}`, { _: mail }) })
  }

  function titleOf({ kind, event }: TimelineEvent): string {
    const state = (words: string) => `${translate(`timeline.kinds.${kind}`)} · ${translate(words, { _: event })}`
    switch (kind) {
      case 'staff':
        return translate(`audit_actions.${event}`, { _: event })
      case 'order':
        return state(`members.order_statuses.${event}`)
      case 'refund':
        return state(`timeline.refunds.${event}`)
      default:
        return translate(`timeline.events.${kind}.${event}`, { _: event })
    }
  }

  return { titleOf, detailOf }
}
