import type { ReactNode } from 'react'
import { classes } from '#site/ui/classes.ts'
import styles from './page_body.module.css'

type PageBodyProps = { width?: 'narrow' | 'reading' | 'wide'; children: ReactNode }

export function PageBody({ width = 'wide', children }: PageBodyProps) {
  return <div className={classes(styles.body, styles[width])}>{children}</div>
}
