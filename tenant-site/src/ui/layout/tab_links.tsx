import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import styles from './tab_links.module.css'

type TabLinksProps = {
  label: string
  /** `isCurrent` where the address's query tells which one it is. */
  links: readonly { to: string; label: ReactNode; isCurrent?: boolean }[]
  /** Takes the place of the page it is on in the browser's history. */
  replace?: boolean
}

/** Ways between neighbouring pages that look like tabs; the current one is marked. */
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
