import { useTranslation } from 'react-i18next'
import { CircleAlert, Hourglass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { Button } from '#site/ui/buttons/button.tsx'
import { COMPOSER_TEXT } from '#site/features/chat/composer/composer_text.ts'
import type { HeldMessage } from '#site/features/chat/state/shapes.ts'
import styles from './bubble.module.css'

type HeldBubbleProps = { held: HeldMessage; canWrite: boolean }

/** A message of one’s own that the team reads first, or that it didn’t deliver. */
export function HeldBubble({ held, canWrite }: HeldBubbleProps) {
  const { body, sent_at, refused, reason, decision, credits_back } = held
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
      <div role="status">
        {refused ? (
          <p className={styles.why}>
            <CircleAlert aria-hidden="true" />
            <span>
              {[
                t('held.refused'),
                reason && t(`held.reasons.${reason}`),
                credits && t('held.credits_back', { credits }),
              ]
                .filter(Boolean)
                .join(' ')}
              {decision && (
                <>
                  {' '}
                  <Link to={decision}>{t('held.decision')}</Link>
                </>
              )}
            </span>
          </p>
        ) : (
          <p className={styles.held}>
            <Hourglass aria-hidden="true" />
            {t('held.checking')}
          </p>
        )}
      </div>
      {refused && canWrite && (
        <div className={styles.failed}>
          <Button variant="quiet" onClick={() => document.getElementById(COMPOSER_TEXT)?.focus()}>
            {t('held.write_another')}
          </Button>
        </div>
      )}
    </li>
  )
}
