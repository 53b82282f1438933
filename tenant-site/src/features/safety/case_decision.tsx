import { measureWord } from '@manyhearts/locales/measure_word'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Panel } from '#site/ui/layout/panel.tsx'
import type { Case } from './case_thread.tsx'
import styles from './case_decision.module.css'

/** The statement of reasons: what was found and done, on which ground, where and for how long (DSA art. 17). */
export function CaseDecision({ decision }: { decision: NonNullable<Case['decision']> }) {
  const { t } = useTranslation('safety')
  const reader = useTimeReader()
  const {
    facts,
    language,
    ground,
    clause,
    automated,
    measures,
    ends_at: until,
    decided_at: at,
    overturned_at: overturnedAt,
    subject_kind: kind,
  } = decision
  return (
    <Panel title={t('case.decision.title')} text={<FormattedTime at={at} as="full" />}>
      {overturnedAt && <Notice tone="warning">{t('case.decision.overturned')}</Notice>}
      <h3 className={styles.heading}>{t('case.decision.facts')}</h3>
      <p className={styles.facts} lang={language} dir="auto">
        {facts}
      </p>
      {measures.length > 0 ? (
        <>
          <h3 className={styles.heading}>{t('case.decision.measures')}</h3>
          <ul className={styles.lines}>
            {measures.map((one) => (
              <li key={one}>{t(`case.measures.${measureWord(kind, one)}`)}</li>
            ))}
            {ground && <li>{t(`case.grounds.${ground}`, { clause })}</li>}
            <li>{until ? t('case.scope_until', { date: formatTime(until, 'full', reader) }) : t('case.scope')}</li>
          </ul>
        </>
      ) : (
        <p>{t('case.decision.nothing')}</p>
      )}
      <p className={styles.note}>{t(automated ? 'case.automated' : 'case.by_people')}</p>
    </Panel>
  )
}
