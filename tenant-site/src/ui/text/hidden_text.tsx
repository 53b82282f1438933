import type { ReactNode } from 'react'
import styles from './hidden_text.module.css'

/** For screen readers only. */
export function HiddenText({ children, as: Tag = 'span' }: { children: ReactNode; as?: 'span' | 'h1' | 'h2' }) {
  return <Tag className={styles.hidden}>{children}</Tag>
}
