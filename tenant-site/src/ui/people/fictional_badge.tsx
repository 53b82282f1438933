import { Drama } from 'lucide-react'
import type { FictionalMark } from '#site/ui/person.ts'
import styles from './fictional_badge.module.css'

/** Always icon and text; renders nothing for real people. */
export function FictionalBadge({ mark }: { mark: FictionalMark }) {
  return mark ? (
    <span className={styles.badge}>
      <Drama aria-hidden="true" />
      {mark.label}
    </span>
  ) : null
}
