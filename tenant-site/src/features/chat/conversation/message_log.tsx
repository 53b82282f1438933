import { useEffect, useEffectEvent, useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ArrowDown } from 'lucide-react'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ConversationStart } from './conversation_start.tsx'
import { HeldBubble } from './held_bubble.tsx'
import { DaySection } from './day_section.tsx'
import { messageDays } from './message_days.ts'
import { OlderMessages } from './older_messages.tsx'
import { OutgoingBubble } from './outgoing_bubble.tsx'
import { PartnerTyping } from '#site/features/chat/typing/partner_typing.tsx'
import type { Message, Outgoing, ConversationState } from '#site/features/chat/state/shapes.ts'
import { useLogScroll } from './use_log_scroll.ts'
import styles from './message_log.module.css'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'

type MessageLogProps = {
  talk: ConversationState
  /** `seq` of the first message that was unread on opening. */
  unreadFrom?: number
  outgoing: readonly Outgoing[]
  onRetry: (message: Outgoing) => void
  onRemove: (key: string) => void
  onReport: (message: Message) => void
  /** A photo was pressed. */
  onPhoto: (message: Message) => void
  /** Asks for questions to begin with. */
  onIdeas: () => void
}

export function MessageLog(props: MessageLogProps) {
  const { talk, unreadFrom, outgoing, onRetry, onRemove, onReport, onPhoto, onIdeas } = props
  const { t } = useTranslation('chat')
  const reader = useTimeReader()
  const { messages, profile, hasOlder } = talk
  const theirs = messages.findLast(({ mine }) => !mine)
  const { log, hasNews, onScroll, toEnd } = useLogScroll(theirs?.seq ?? 0)
  const end = useEffectEvent(() => toEnd('instant'))

  useEffect(() => {
    if (outgoing.length > 0) end()
  }, [outgoing.length])

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.scroll}
        onScroll={onScroll}
        role="region"
        aria-label={t('log.label', { name: profile.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by arrow keys
        tabIndex={0}
      >
        <div className={styles.log}>
          {hasOlder ? <OlderMessages talk={talk} /> : <ConversationStart talk={talk} onIdeas={onIdeas} />}
          {messageDays(messages, reader).map((day) => (
            <DaySection
              key={day.day}
              messages={day.messages}
              partner={profile.name}
              unreadFrom={unreadFrom}
              onReport={onReport}
              onPhoto={onPhoto}
            />
          ))}
          {talk.held.length > 0 && (
            <ol className={styles.outgoing}>
              {talk.held.map((held) => (
                <HeldBubble key={held.id} held={held} canWrite={talk.composer.can_send} />
              ))}
            </ol>
          )}
          {outgoing.length > 0 && (
            <ol className={styles.outgoing}>
              {outgoing.map((message) => (
                <OutgoingBubble
                  key={message.key}
                  message={message}
                  onRetry={() => onRetry(message)}
                  onRemove={() => onRemove(message.key)}
                />
              ))}
            </ol>
          )}
          <PartnerTyping id={talk.id} name={profile.name} isFictional={profile.fictional_icon} />
        </div>
      </div>
      {hasNews && (
        <span className={styles.pill}>
          <Button onClick={() => toEnd('smooth')}>
            <ArrowDown aria-hidden="true" />
            {t('log.new_messages_divider')}
          </Button>
        </span>
      )}
      <Arrivals name={profile.name} newest={theirs} />
    </div>
  )
}

/** Announces messages that arrive while the conversation is open, not earlier ones. */
function Arrivals({ name, newest }: { name: string; newest?: Message }) {
  const { t } = useTranslation('chat')
  const [first] = useState(newest?.seq ?? 0)
  return (
    <div aria-live="polite">
      {newest && newest.seq > first && (
        <HiddenText>{t('log.message_announcement', { name, text: saidIn(newest, t) })}</HiddenText>
      )}
    </div>
  )
}

function saidIn({ gift, photo, body }: Message, t: TFunction<'chat'>): string {
  const brings = gift ? t('gift.theirs', { gift: gift.name }) : photo && t('photo.theirs')
  return [brings, body].filter(Boolean).join('. ')
}
