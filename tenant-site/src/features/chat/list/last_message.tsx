import { useTranslation } from 'react-i18next'
import { Gift, Image } from 'lucide-react'
import type { Chat } from '#site/features/chat/state/shapes.ts'
import styles from './last_message.module.css'

const HELD_TEXTS = { held: 'held.listed', refused: 'held.listed_refused' } as const

/** What was said last in a conversation, in one line. */
export function LastMessage({ conversation }: Pick<Chat, 'conversation'>) {
  const { t } = useTranslation('chat')
  const { held, last_message: last } = conversation
  if (!last) return t(held ? HELD_TEXTS[held] : 'list.no_messages')
  const { kind, gift, body, mine, removed, reported, taken_out } = last
  if (taken_out) return t('log.removed_by_team')
  if (reported) return t('log.reported')
  if (removed) return t('log.message_removed')
  if (gift) {
    return (
      <>
        <Gift className={styles.icon} aria-hidden="true" />
        {t(mine ? 'gift.mine' : 'gift.theirs', { gift: gift.name })}
      </>
    )
  }
  if (kind === 'photo') {
    return (
      <>
        <Image className={styles.icon} aria-hidden="true" />
        {[t(mine ? 'photo.mine' : 'photo.theirs'), body].filter(Boolean).join(': ')}
      </>
    )
  }
  return mine ? t('list.last_message_mine', { text: body }) : body
}
