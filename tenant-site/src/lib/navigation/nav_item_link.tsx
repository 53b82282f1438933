import { NavLink } from 'react-router-dom'
import { Badge } from '#site/ui/text/badge.tsx'
import styles from './nav_item_link.module.css'
import type { NavItem } from './use_nav_items.ts'

export function NavItemLink({ to, icon: Icon, label, badge, isPremium }: NavItem) {
  return (
    <NavLink className={styles.link} to={to} data-premium={isPremium || undefined}>
      <Icon aria-hidden="true" />
      <span>{label}</span>
      {badge && (
        <span className={styles.badge}>
          <Badge {...badge} />
        </span>
      )}
    </NavLink>
  )
}
