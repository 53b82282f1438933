import { useTranslation } from 'react-i18next'
import { Check, CheckCheck, Drama } from 'lucide-react'
import { Moment } from '#site/lib/moment.tsx'
import { HiddenText } from '#site/ui/hidden_text.tsx'
import type { PlacedMessage } from './message_days.ts'
import styles from './bubble.module.css'

/** A message: one's own, the other's, or one that was unread when the conversation was opened. */
export function MessageBubble({ message, isNew }: { message: PlacedMessage; isNew: boolean }) {
  const { t } = useTranslation('chat')
  const { body, removed, mine, by_team, read, sent_at, isLast } = message
  return (
    <li
      className={styles.line}
      data-mine={mine || undefined}
      data-new={isNew || undefined}
      data-last={isLast || undefined}
    >
      <p className={styles.bubble} data-removed={removed || undefined} dir="auto">
        {removed ? t('log.removed') : body}
      </p>
      {isLast && (
        <p className={styles.facts}>
          {by_team && (
            <span className={styles.team}>
              <Drama aria-hidden="true" />
              {t('log.by_team')}
            </span>
          )}
          <Moment at={sent_at} as="time" />
          {mine && (
            <>
              {read ? <CheckCheck className={styles.read} aria-hidden="true" /> : <Check aria-hidden="true" />}
              <HiddenText>{t(read ? 'log.read' : 'log.sent')}</HiddenText>
            </>
          )}
        </p>
      )}
    </li>
  )
}
