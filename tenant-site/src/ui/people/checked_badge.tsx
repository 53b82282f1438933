import { Images } from 'lucide-react'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import styles from './checked_badge.module.css'

/** On a card, where its words are for screen readers and the pointer: people compared the photos. */
export function CheckedBadge({ label }: { label: string }) {
  return (
    <span className={styles.badge} title={label}>
      <Images aria-hidden="true" />
      <HiddenText>{label}</HiddenText>
    </span>
  )
}
