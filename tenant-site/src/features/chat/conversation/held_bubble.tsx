import { useTranslation } from 'react-i18next'
import { CircleAlert, Hourglass } from 'lucide-react'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import type { HeldMessage } from '#site/features/chat/state/shapes.ts'
import styles from './bubble.module.css'

/** A message of one’s own that the team reads first, or that it didn’t deliver. */
export function HeldBubble({ held: { body, sent_at, refused, credits_back } }: { held: HeldMessage }) {
  const { t } = useTranslation(['chat', 'site'])
  const credits = credits_back > 0 && t('site:price.credits', { count: credits_back })
  return (
    <li className={styles.line} data-mine data-last data-failed={refused || undefined}>
      <p className={styles.bubble} dir="auto">
        {body}
      </p>
      <p className={styles.facts}>
        <FormattedTime at={sent_at} as="time" />
      </p>
      {refused ? (
        <p className={styles.why}>
          <CircleAlert aria-hidden="true" />
          {[t('held.refused'), credits && t('held.credits_back', { credits })].filter(Boolean).join(' ')}
        </p>
      ) : (
        <p className={styles.held}>
          <Hourglass aria-hidden="true" />
          {t('held.checking')}
        </p>
      )}
    </li>
  )
}
