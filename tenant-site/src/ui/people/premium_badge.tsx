import { Crown } from 'lucide-react'
import { classes } from '#site/ui/classes.ts'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import styles from './premium_badge.module.css'

export function PremiumBadge({ label, isCompact = false }: { label: string; isCompact?: boolean }) {
  return (
    <span className={classes(styles.badge, isCompact && styles.compact)} title={isCompact ? label : undefined}>
      <Crown aria-hidden="true" />
      {isCompact ? <HiddenText>{label}</HiddenText> : label}
    </span>
  )
}
