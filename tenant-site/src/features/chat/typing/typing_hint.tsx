import { useTranslation } from 'react-i18next'
import styles from './typing.module.css'

/** In place of the last message in the list. */
export function TypingHint() {
  const { t } = useTranslation('chat')
  return <span className={styles.hint}>{t('list.typing')}</span>
}
