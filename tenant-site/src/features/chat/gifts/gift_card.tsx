import { useTranslation } from 'react-i18next'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import type { GivenGift } from '#site/features/chat/state/shapes.ts'
import styles from './gift_card.module.css'

type GiftCardProps = { gift: GivenGift; words: string; isMine: boolean }

/** A gift in the conversation, with the words that came with it. */
export function GiftCard({ gift: { name, picture }, words, isMine }: GiftCardProps) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.card} data-mine={isMine || undefined}>
      <span className={styles.stage}>
        <img src={picture} alt="" width="96" height="96" decoding="async" />
      </span>
      <p className={styles.name}>
        <span aria-hidden="true">{name}</span>
        <HiddenText>{t(isMine ? 'gift.mine' : 'gift.theirs', { gift: name })}</HiddenText>
      </p>
      {words && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
    </div>
  )
}
