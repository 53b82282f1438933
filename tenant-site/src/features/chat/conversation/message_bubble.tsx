import { useTranslation } from 'react-i18next'
import { Check, CheckCheck, Drama, Flag, ShieldAlert } from 'lucide-react'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { Button } from '#site/ui/buttons/button.tsx'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import { PhotoCard } from '#site/features/chat/photos/photo_card.tsx'
import { GiftCard } from '#site/features/chat/gifts/gift_card.tsx'
import type { PlacedMessage } from './message_days.ts'
import type { Message } from '#site/features/chat/state/shapes.ts'
import styles from './bubble.module.css'

const RISK_TEXTS = { money: 'log.never_send_money', link: 'log.risk_link', phone: 'log.risk_phone' } as const

type MessageBubbleProps = {
  message: PlacedMessage
  partner: string
  isNew: boolean
  onReport: (message: Message) => void
  onPhoto: (message: Message) => void
}

export function MessageBubble({ message, partner, isNew, onReport, onPhoto }: MessageBubbleProps) {
  const { t } = useTranslation(['chat', 'safety'])
  const { body, gift, photo, removed, reported, taken_out, mine, by_team, read, sent_at, isLast } = message
  const isGone = removed || reported || taken_out
  return (
    <li
      className={styles.line}
      data-mine={mine || undefined}
      data-new={isNew || undefined}
      data-last={isLast || undefined}
    >
      <div className={styles.message}>
        {gift ? (
          <GiftCard gift={gift} words={body} isMine={mine} />
        ) : photo ? (
          <PhotoCard photo={photo} words={body} from={mine ? null : partner} onPress={() => onPhoto(message)} />
        ) : (
          <p className={styles.bubble} data-removed={isGone || undefined} dir="auto">
            {taken_out
              ? t('log.removed_by_team')
              : reported
                ? t('log.reported')
                : removed
                  ? t('log.message_removed')
                  : body}
          </p>
        )}
        {!mine && !isGone && (
          <span className={styles.report}>
            <Button
              variant="quiet"
              round
              aria-label={t(gift ? 'gift.report' : photo ? 'safety:report.title.photo' : 'log.report_message')}
              onClick={() => onReport(message)}
            >
              <Flag aria-hidden="true" />
            </Button>
          </span>
        )}
      </div>
      {message.risk && (
        <p className={styles.risk}>
          <ShieldAlert aria-hidden="true" />
          {t(mine ? 'log.risk_told' : RISK_TEXTS[message.risk])}
        </p>
      )}
      {isLast && (
        <p className={styles.facts}>
          {by_team && (
            <span className={styles.team}>
              <Drama aria-hidden="true" />
              {t('log.by_team')}
            </span>
          )}
          <FormattedTime at={sent_at} as="time" />
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
