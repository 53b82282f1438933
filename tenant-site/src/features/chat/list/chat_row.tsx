import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BellOff, Trash2 } from 'lucide-react'
import { capped } from '#site/lib/writing/capped.ts'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { personOf } from '#site/lib/people/person_of.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Badge } from '#site/ui/text/badge.tsx'
import { Button } from '#site/ui/buttons/button.tsx'
import { PersonLine } from '#site/ui/people/person_line.tsx'
import type { Chat } from '#site/features/chat/state/shapes.ts'
import { LastMessage } from './last_message.tsx'
import { TypingHint } from '#site/features/chat/typing/typing_hint.tsx'
import { usePartnerIsTyping } from '#site/features/chat/typing/use_partner_is_typing.ts'
import styles from './chat_row.module.css'

type ChatRowProps = { chat: Chat; isOpen: boolean; onDelete: () => void }

export function ChatRow({ chat, isOpen, onDelete }: ChatRowProps) {
  const { t } = useTranslation(['chat', 'site'])
  const settings = useSettings()
  const { conversation, profile, num_unread_messages: unread } = chat
  const { last_message_at: lastAt, draft, muted } = conversation
  const isTyping = usePartnerIsTyping(conversation.id)
  return (
    <li className={styles.row} data-unread={unread > 0 || undefined}>
      <Link className={styles.link} to={`/chats/${conversation.id}`} aria-current={isOpen ? 'page' : undefined}>
        <PersonLine
          person={personOf(profile, settings, 'thumb')}
          premiumLabel={profile.paid_user ? t('site:person.premium') : undefined}
          detail={
            isTyping ? (
              <TypingHint />
            ) : draft !== null && !isOpen ? (
              <>
                <span className={styles.draft}>{t('list.draft')}</span> {draft}
              </>
            ) : (
              <LastMessage conversation={conversation} />
            )
          }
          end={
            <span className={styles.end}>
              <span className={styles.when}>
                {muted && <BellOff role="img" aria-label={t('list.muted')} />}
                {lastAt && <FormattedTime at={lastAt} as="brief" />}
              </span>
              {unread > 0 && (
                <Badge text={capped(unread)} label={t('site:common.unread_messages', { count: unread })} />
              )}
            </span>
          }
        />
      </Link>
      <span className={styles.delete}>
        <Button variant="quiet" round aria-label={t('delete.label', { name: profile.name })} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </Button>
      </span>
    </li>
  )
}
