import { useTranslation } from 'react-i18next'
import { ChevronDown } from 'lucide-react'
import { self } from '#site/lib/user/self.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Avatar } from '#site/ui/people/avatar.tsx'
import { Menu } from '#site/ui/buttons/menu.tsx'
import { AccountItems } from '#site/lib/navigation/account_items.tsx'
import { BackButton } from './back_button.tsx'
import { BrandLink } from '#site/lib/navigation/brand_link.tsx'
import { LanguageMenu } from './language_menu.tsx'
import { NavItemLink } from '#site/lib/navigation/nav_item_link.tsx'
import styles from './top_bar.module.css'
import { useNavItems } from '#site/lib/navigation/use_nav_items.ts'

export function TopBar({ user }: { user: User }) {
  const { t } = useTranslation('site')
  const settings = useSettings()
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <BackButton />
        <BrandLink />
        <nav className={styles.nav} aria-label={t('nav.label')}>
          {useNavItems(user).map((item) => (
            <NavItemLink key={item.to} {...item} />
          ))}
        </nav>
        {user.paid_user && <span className={styles.credits}>{t('price.credits', { count: user.credits })}</span>}
        <div className={styles.account}>
          <LanguageMenu />
        </div>
        <div className={styles.account}>
          <Menu
            label={t('account.menu')}
            trigger={
              <>
                <Avatar person={self(user, settings)} size="small" />
                <ChevronDown aria-hidden="true" />
              </>
            }
          >
            <AccountItems />
          </Menu>
        </div>
      </div>
    </header>
  )
}
