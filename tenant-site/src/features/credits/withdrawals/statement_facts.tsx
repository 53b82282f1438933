import { useTranslation } from 'react-i18next'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import type { Statement, Stated } from './statement.ts'
import styles from './withdraw.module.css'

/** What is to be stated, or was, with number, date and time. */
export function StatementFacts({ statement }: { statement: Statement | Stated }) {
  const { t } = useTranslation('credits')
  const { name, order_number: number, email, reason } = statement
  const stated = 'stated_at' in statement ? statement : undefined
  return (
    <dl className={styles.facts}>
      {stated && (
        <div>
          <dt>{t('withdraw.facts.number')}</dt>
          <dd>{stated.number}</dd>
        </div>
      )}
      <div>
        <dt>{t('withdraw.facts.statement')}</dt>
        <dd>{t('withdraw.statement', { number })}</dd>
      </div>
      <div>
        <dt>{t('withdraw.facts.name')}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{t('withdraw.facts.email')}</dt>
        <dd>{email}</dd>
      </div>
      {reason && (
        <div>
          <dt>{t('withdraw.facts.reason')}</dt>
          <dd>{t(`withdraw.reasons.${reason}`)}</dd>
        </div>
      )}
      {stated && (
        <div>
          <dt>{t('withdraw.facts.moment')}</dt>
          <dd>
            <FormattedTime at={stated.stated_at} as="full" />
          </dd>
        </div>
      )}
    </dl>
  )
}
