import type { Case } from './case_thread.tsx'
import { useTranslation } from 'react-i18next'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import styles from '#site/ui/text/facts.module.css'

export function ComplaintFacts({ complaint }: { complaint: NonNullable<Case['complaint']> }) {
  const { t } = useTranslation('safety')
  const { subject_kind: kind, reason, status, created_at, answer_due_at, due_at, decided_at } = complaint
  const moments = [
    ['received', created_at],
    ...(status === 'open' ? [['answer_by', answer_due_at] as const] : []),
    decided_at ? (['decided', decided_at] as const) : (['decision_by', due_at] as const),
  ] as const
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('complaints.facts.about')}</dt>
        <dd>{t(`complaints.subjects.${kind}`)}</dd>
      </div>
      <div>
        <dt>{t('complaints.facts.reason')}</dt>
        <dd>{t(`reasons.${reason}`)}</dd>
      </div>
      {moments.map(([name, at]) => (
        <div key={name}>
          <dt>{t(`complaints.facts.${name}`)}</dt>
          <dd>
            <FormattedTime at={at} as="full" />
          </dd>
        </div>
      ))}
    </dl>
  )
}
