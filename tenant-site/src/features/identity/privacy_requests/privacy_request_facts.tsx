import { useTranslation } from 'react-i18next'
import type { Route } from '@tuyau/core/types'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import styles from './privacy_panel.module.css'

type PrivacyRequest = Route.Response<'privacy_requests.index'>['privacy_requests'][number]

/** One of their own: until when it is answered, or how it was. */
export function PrivacyRequestFacts({ request }: { request: PrivacyRequest }) {
  const { t } = useTranslation('identity')
  const reader = useTimeReader()
  const { number, kind, due_at: due, answered_at: answered, answer } = request
  return (
    <li className={styles.request}>
      <p className={styles.kind}>{t(`privacy_request.kinds.${kind}`)}</p>
      <p className={styles.state}>
        {number}
        {' · '}
        {answered
          ? t('privacy_request.answered', { date: formatTime(answered, 'date', reader) })
          : t('privacy_request.due', { date: formatTime(due, 'date', reader) })}
      </p>
      {answer && (
        <p className={styles.answer} dir="auto">
          {answer}
        </p>
      )}
    </li>
  )
}
