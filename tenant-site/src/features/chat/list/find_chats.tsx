import { useTranslation } from 'react-i18next'
import { Search } from 'lucide-react'
import styles from './find_chats.module.css'

type FindChatsProps = { text: string; onText: (text: string) => void }

/** The API's longest name to look for. */
const LONGEST = 50

export function FindChats({ text, onText }: FindChatsProps) {
  const { t } = useTranslation('chat')
  return (
    <search className={styles.find}>
      <Search aria-hidden="true" />
      <input
        type="search"
        className={styles.field}
        aria-label={t('list.find')}
        placeholder={t('list.find')}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
    </search>
  )
}
