import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './menu.module.css'

type MenuItemProps = {
  icon?: ReactNode
  children: ReactNode
  /** The language of the words, where it is not the page's. */
  lang?: string
  isCurrent?: boolean
} & ({ to: string; onChoose?: never } | { to?: never; onChoose: () => void })

/** A line of a Menu: a way to a page, or something to do. */
export function MenuItem({ icon, children, to, onChoose, lang, isCurrent }: MenuItemProps) {
  const current = isCurrent || undefined
  return (
    <li>
      {to !== undefined ? (
        <Link className={styles.item} to={to} lang={lang} aria-current={current}>
          {icon}
          {children}
        </Link>
      ) : (
        <button type="button" className={styles.item} onClick={onChoose} lang={lang} aria-current={current}>
          {icon}
          {children}
        </button>
      )}
    </li>
  )
}
