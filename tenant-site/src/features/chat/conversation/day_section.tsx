import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { MessageBubble } from './message_bubble.tsx'
import { SystemBubble } from './system_bubble.tsx'
import type { MessageDay } from './message_days.ts'
import type { Message } from '#site/features/chat/state/shapes.ts'
import styles from './day_section.module.css'

type DaySectionProps = Omit<MessageDay, 'day'> & {
  partner: string
  unreadFrom?: number
  onReport: (message: Message) => void
  onPhoto: (message: Message) => void
}

export function DaySection({ messages, partner, unreadFrom, onReport, onPhoto }: DaySectionProps) {
  return (
    <section className={styles.day}>
      <h2 className={styles.name}>
        <FormattedTime at={messages[0]!.sent_at} as="day" />
      </h2>
      <ol className={styles.messages}>
        {messages.map((message) =>
          message.kind === 'system' ? (
            <SystemBubble key={message.id} message={message} />
          ) : (
            <MessageBubble
              key={message.id}
              message={message}
              partner={partner}
              onReport={onReport}
              onPhoto={onPhoto}
              isNew={!message.mine && unreadFrom !== undefined && message.seq >= unreadFrom}
            />
          )
        )}
      </ol>
    </section>
  )
}
