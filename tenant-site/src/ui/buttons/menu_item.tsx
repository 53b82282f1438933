import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './menu.module.css'

type MenuItemProps = {
  icon?: ReactNode
  children: ReactNode
  lang?: string
  isCurrent?: boolean
} & ({ to: string; onChoose?: never } | { to?: never; onChoose: () => void })

export function MenuItem({ icon, children, to, onChoose, lang, isCurrent = false }: MenuItemProps) {
  const shared = { role: 'menuitem', className: styles.item, lang, 'aria-current': isCurrent || undefined }
  return to === undefined ? (
    <button type="button" onClick={onChoose} {...shared}>
      {icon}
      {children}
    </button>
  ) : (
    <Link to={to} {...shared}>
      {icon}
      {children}
    </Link>
  )
}
