import { useTranslation } from 'react-i18next'
import { ChevronDown } from 'lucide-react'
import { self } from '#site/lib/self.ts'
import type { User } from '#site/lib/shapes.ts'
import { useSettings } from '#site/lib/use_settings.ts'
import { Avatar } from '#site/ui/avatar.tsx'
import { Menu } from '#site/ui/menu.tsx'
import { AccountItems } from './account_items.tsx'
import { BackButton } from './back_button.tsx'
import { BrandLink } from './brand_link.tsx'
import { LanguageMenu } from './language_menu.tsx'
import { NavItemLink } from './nav_item_link.tsx'
import styles from './top_bar.module.css'
import { useNavItems } from './use_nav_items.ts'

/** A member's bar along the top of wide screens; phones have the tab bar. */
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
        {user.paid_user && <span className={styles.credits}>{t('credits', { count: user.credits })}</span>}
        <span className={styles.account}>
          <LanguageMenu />
        </span>
        <span className={styles.account}>
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
        </span>
      </div>
    </header>
  )
}
