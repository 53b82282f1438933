import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import styles from './tab_links.module.css'

type TabLinksProps = {
  label: string
  /** Set `isCurrent` if the address's query decides which link is current. */
  links: readonly { to: string; label: ReactNode; isCurrent?: boolean }[]
  replace?: boolean
}

export function TabLinks({ label, links, replace }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {links.map(({ to, label: text, isCurrent }) =>
        isCurrent === undefined ? (
          <NavLink key={to} to={to} end replace={replace} className={styles.tab}>
            {text}
          </NavLink>
        ) : (
          <Link key={to} to={to} replace={replace} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
            {text}
          </Link>
        )
      )}
    </nav>
  )
}
