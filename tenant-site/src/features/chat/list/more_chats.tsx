import { useTranslation } from 'react-i18next'
import { LoadMore } from '#site/ui/layout/load_more.tsx'
import { useMoreChats } from './use_more_chats.ts'
import styles from './more_chats.module.css'

export function MoreChats({ next }: { next: string }) {
  const { t } = useTranslation('chat')
  const { fetchMore, ...state } = useMoreChats(next)
  return (
    <div className={styles.more}>
      <LoadMore label={t('list.more')} from={next} {...state} onMore={fetchMore} />
    </div>
  )
}
