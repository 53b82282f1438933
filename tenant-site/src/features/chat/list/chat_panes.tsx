import type { ReactNode } from 'react'
import styles from './chat_panes.module.css'

type ChatPanesProps = { list: ReactNode; talk: ReactNode; isTalkOpen: boolean }

export function ChatPanes({ list, talk, isTalkOpen }: ChatPanesProps) {
  return (
    <div className={styles.panes} data-open={isTalkOpen ? 'talk' : 'list'}>
      <div className={styles.list}>{list}</div>
      <div className={styles.talk}>{talk}</div>
    </div>
  )
}
