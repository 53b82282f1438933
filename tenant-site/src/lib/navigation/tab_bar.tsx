import { useTranslation } from 'react-i18next'
import { self } from '#site/lib/user/self.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Avatar } from '#site/ui/people/avatar.tsx'
import { Menu } from '#site/ui/buttons/menu.tsx'
import { AccountItems } from './account_items.tsx'
import { NavItemLink } from './nav_item_link.tsx'
import styles from './tab_bar.module.css'
import { useNavItems } from './use_nav_items.ts'

export function TabBar({ user }: { user: User }) {
  const { t } = useTranslation('site')
  const settings = useSettings()
  return (
    <nav className={styles.bar} aria-label={t('nav.label')}>
      {useNavItems(user).map((item) => (
        <NavItemLink key={item.to} {...item} />
      ))}
      <Menu
        label={`${t('nav.me')}: ${t('account.menu')}`}
        trigger={
          <span className={styles.me}>
            <Avatar person={self(user, settings)} size="small" />
            {t('nav.me')}
          </span>
        }
      >
        <AccountItems />
      </Menu>
    </nav>
  )
}
