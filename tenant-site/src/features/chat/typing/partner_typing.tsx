import { useTranslation } from 'react-i18next'
import { TypingDots } from './typing_dots.tsx'
import { usePartnerIsTyping } from './use_partner_is_typing.ts'
import styles from './typing.module.css'

type PartnerTypingProps = { id: string | null; name: string; isFictional: boolean }

/** Takes its place below the messages from the start, so that nothing moves when someone types. */
export function PartnerTyping({ id, name, isFictional }: PartnerTypingProps) {
  const { t } = useTranslation('chat')
  const isTyping = usePartnerIsTyping(id)
  return (
    <p className={styles.line} aria-live="polite">
      {isTyping && (
        <span className={styles.typing}>
          <TypingDots />
          {isFictional ? t('log.fictional_typing') : t('log.typing', { name })}
        </span>
      )}
    </p>
  )
}
