import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { HiddenText } from './hidden_text.tsx'
import styles from './chips.module.css'

export type Chip = { key: string; text: string; removeTo?: string; removeLabel?: string }

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
