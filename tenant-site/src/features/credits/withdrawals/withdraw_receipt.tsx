import { useTranslation } from 'react-i18next'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import type { Stated } from './statement.ts'
import { StatementFacts } from './statement_facts.tsx'
import styles from './withdraw.module.css'

/** What the mail says, too. It never tells whether an order fits, for anybody may have written the number. */
export function WithdrawReceipt({ stated }: { stated: Stated }) {
  const { t } = useTranslation('credits')
  const reader = useTimeReader()
  const { email, reason, due_at } = stated
  return (
    <div className={styles.receipt}>
      <h1>{t('withdraw.done.title')}</h1>
      <p>{t('withdraw.done.text', { email })}</p>
      <StatementFacts statement={stated} />
      <p>{t('withdraw.follows', { date: formatTime(due_at, 'date', reader) })}</p>
      {reason === 'did_not_know_fictional' && <p>{t('withdraw.fictional')}</p>}
    </div>
  )
}
