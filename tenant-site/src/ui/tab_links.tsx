import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import styles from './tab_links.module.css'

type TabLinksProps = { label: string; links: readonly { to: string; label: ReactNode }[] }

/** Ways between neighbouring pages that look like tabs; the current one is marked. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} end className={styles.tab}>
          {link.label}
        </NavLink>
      ))}
    </nav>
  )
}
