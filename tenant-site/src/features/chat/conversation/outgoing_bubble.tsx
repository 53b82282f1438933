import { useTranslation } from 'react-i18next'
import { CircleAlert, Clock, WifiOff } from 'lucide-react'
import { useOnline } from '#site/lib/browser/use_online.ts'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { Button } from '#site/ui/buttons/button.tsx'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import { PhotoCard } from '#site/features/chat/photos/photo_card.tsx'
import { PhotoPrice } from '#site/features/chat/photos/photo_price.tsx'
import { GiftPrice } from '#site/features/chat/gifts/gift_price.tsx'
import { GiftCard } from '#site/features/chat/gifts/gift_card.tsx'
import type { Outgoing } from '#site/features/chat/state/shapes.ts'
import styles from './bubble.module.css'

type OutgoingBubbleProps = { message: Outgoing; onRetry: () => void; onRemove: () => void }

export function OutgoingBubble({ message, onRetry, onRemove }: OutgoingBubbleProps) {
  const { t } = useTranslation(['chat', 'site'])
  const isOnline = useOnline()
  const { body, gift, photo, at, isFailed, isWaiting, isRepriced, why } = message
  return (
    <li className={styles.line} data-mine data-last data-failed={isFailed || undefined}>
      {gift ? (
        <GiftCard gift={gift} words={body} isMine />
      ) : photo ? (
        <PhotoCard photo={photo} words={body} from={null} />
      ) : (
        <p className={styles.bubble} dir="auto">
          {body}
        </p>
      )}
      {isFailed ? (
        <div className={styles.failed} role="alert">
          <p className={styles.why}>
            <CircleAlert aria-hidden="true" />
            <span>
              {why ?? t('send_failed.text')} {isRepriced && gift && <GiftPrice gift={gift} />}
              {isRepriced && photo && <PhotoPrice photo={photo} />}
            </span>
          </p>
          <Button variant="quiet" onClick={onRemove}>
            {t('site:common.remove')}
          </Button>
          <Button variant="secondary" onClick={onRetry}>
            {t('send_failed.retry')}
          </Button>
        </div>
      ) : (
        <p className={styles.facts}>
          <FormattedTime at={at} as="time" />
          {isWaiting || !isOnline ? (
            <>
              <WifiOff aria-hidden="true" />
              <span>{t('log.waiting')}</span>
            </>
          ) : (
            <>
              <Clock aria-hidden="true" />
              <HiddenText>{t('site:common.sending')}</HiddenText>
            </>
          )}
        </p>
      )}
    </li>
  )
}
