import type { ReactNode } from 'react'
import { classes } from '#site/ui/classes.ts'
import styles from './page_body.module.css'

type PageBodyProps = { width?: 'narrow' | 'reading' | 'wide'; children: ReactNode }

/** The middle of a page: keeps its contents at a width that reads well, with room between them. */
export function PageBody({ width = 'wide', children }: PageBodyProps) {
  return <div className={classes(styles.body, styles[width])}>{children}</div>
}
