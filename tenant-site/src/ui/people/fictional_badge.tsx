import { Drama } from 'lucide-react'
import type { FictionalMark } from '#site/ui/person.ts'
import styles from './fictional_badge.module.css'

/** The mark of a fictional profile: icon and word, always both. Nothing for a real person. */
export function FictionalBadge({ mark }: { mark: FictionalMark }) {
  return mark ? (
    <span className={styles.badge}>
      <Drama aria-hidden="true" />
      {mark.label}
    </span>
  ) : null
}
