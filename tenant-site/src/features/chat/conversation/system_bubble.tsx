import { useTranslation } from 'react-i18next'
import { BadgeInfo } from 'lucide-react'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import type { Message } from '#site/features/chat/state/shapes.ts'
import { Dialable } from './dialable.tsx'
import { HelpOffers } from './help_offers.tsx'
import styles from './bubble.module.css'

/** What the site itself says in a conversation with a fictional profile: an answer, or where help is. */
export function SystemBubble({ message: { body, sent_at, points_to_help } }: { message: Message }) {
  const { t } = useTranslation('chat')
  const { name: site } = useSettings()
  return (
    <li className={styles.line} data-last data-system>
      <p className={styles.bubble} dir="auto">
        {points_to_help ? <Dialable text={body} /> : body}
      </p>
      {points_to_help && <HelpOffers />}
      <p className={styles.facts}>
        <span className={styles.team}>
          <BadgeInfo aria-hidden="true" />
          {t(points_to_help ? 'log.help_note' : 'log.fictional_answer', { site })}
        </span>
        <FormattedTime at={sent_at} as="time" />
      </p>
    </li>
  )
}
