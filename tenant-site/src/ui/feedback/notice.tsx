import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Drama, Info, TriangleAlert } from 'lucide-react'
import { classes } from '#site/ui/classes.ts'
import styles from './notice.module.css'

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  fictional: Drama,
} as const

type NoticeProps = {
  tone?: keyof typeof ICONS
  children: ReactNode
  action?: ReactNode
  /** Announced at once: for notices that appear after an action. */
  isLive?: boolean
}

export function Notice({ tone = 'info', children, action, isLive = false }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={classes(styles.notice, styles[tone])} role={isLive ? 'alert' : undefined}>
      <Icon aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
