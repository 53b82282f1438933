import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import styles from './check_list.module.css'

export function CheckList({ lines }: { lines: readonly ReactNode[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line, place) => (
        <li key={place} className={styles.line}>
          <Check aria-hidden="true" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}
