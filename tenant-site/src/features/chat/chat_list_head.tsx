import { useTranslation } from 'react-i18next'
import { BrandLink } from '#site/app/layouts/brand_link.tsx'
import { CreditsLink } from './credits_link.tsx'
import styles from './chat_list_head.module.css'

/** The way home, what one has left, and where one is. */
export function ChatListHead({ isPage }: { isPage: boolean }) {
  const { t } = useTranslation('chat')
  const Title = isPage ? 'h1' : 'h2'
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <BrandLink />
        <CreditsLink />
      </div>
      <Title className={styles.title}>{t('title')}</Title>
    </header>
  )
}
