import type { Wording } from '@manyhearts/locales/forms_of_address'
import type { measureWord } from '@manyhearts/locales/measure_word'
import { translationsIn } from '#app/http/translations'
import type { Ground, Measure } from '#app/safety/cases/decision'
import type { Mail } from '#app/notices/mails/parts/mail'

interface DecisionToTell {
  brand: string
  number: string
  facts: string
  ground: Ground | null
  clause: string
  automated: boolean
  measures: readonly ReturnType<typeof measureWord<Measure>>[]
  /** Until when an appeal may be filed. */
  until: string
  /** When a sanction ends by itself. */
  endsAt: string | null
  href: string
}

/** A statement of reasons: what was found and done, on which ground, where and for how long, and what can be done about it. */
export function decisionMail(
  wording: Wording,
  side: 'reporter' | 'subject',
  { href, facts, ground, clause, automated, measures, endsAt, ...values }: DecisionToTell
): Mail {
  const t = translationsIn(wording, 'notices')
  const isFound = measures.length > 0
  const lines = isFound
    ? [
        ...measures.map((one) => t(`safety:case.measures.${one}`)),
        t(`safety:case.grounds.${ground!}`, { clause }),
        endsAt ? t('safety:case.scope_until', { date: endsAt }) : t('safety:case.scope'),
      ]
    : []
  return {
    subject: t(`decision_mail.${side}.subject`, values),
    preview: t(`decision_mail.${side}.preview`, values),
    blocks: [
      { kind: 'heading', text: t(`decision_mail.${side}.heading`) },
      { kind: 'text', text: t(isFound ? `decision_mail.${side}.found` : `decision_mail.${side}.nothing`, values) },
      { kind: 'text', text: facts },
      ...(lines.length > 0 ? [{ kind: 'list' as const, lines }] : []),
      { kind: 'text', text: t(automated ? 'safety:case.automated' : 'safety:case.by_people') },
      ...(isFound || side === 'reporter' ? [{ kind: 'text' as const, text: t('decision_mail.redress', values) }] : []),
      { kind: 'button', text: t('decision_mail.button'), href },
      { kind: 'note', text: t('safety:case.courts') },
    ],
  }
}
