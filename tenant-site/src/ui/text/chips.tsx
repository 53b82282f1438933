import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { HiddenText } from './hidden_text.tsx'
import styles from './chips.module.css'

/** One chip; with `removeTo` a press takes it away, which `removeLabel` says. */
export type Chip = { key: string; text: string; removeTo?: string; removeLabel?: string }

/** Short words in a row: what somebody likes, or what a list is narrowed to. */
export function Chips({ chips, label }: { chips: readonly Chip[]; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {chips.map(({ key, text, removeTo, removeLabel }) => (
        <li key={key}>
          {removeTo === undefined ? (
            <span className={styles.chip}>{text}</span>
          ) : (
            <Link className={styles.chip} to={removeTo} replace>
              {removeLabel && <HiddenText>{removeLabel}</HiddenText>}
              {text}
              <X aria-hidden="true" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
