import { useTranslation } from 'react-i18next'
import { BrandLink } from '#site/lib/navigation/brand_link.tsx'
import styles from './chat_list_head.module.css'
import { Coins } from 'lucide-react'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'

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

function CreditsLink() {
  const { t } = useTranslation('site')
  const user = useUser()
  if (!user || !hasPage('/credits')) return null
  return (
    <ButtonLink to="/credits" variant="quiet">
      <Coins aria-hidden="true" />
      {t('price.credits', { count: user.credits })}
    </ButtonLink>
  )
}
