import { classes } from '#site/ui/classes.ts'
import { HiddenText } from './hidden_text.tsx'
import styles from './badge.module.css'

type BadgeProps = {
  text: string
  label: string
  tone?: 'unread' | 'primary' | 'warning' | 'danger'
}

export function Badge({ text, label, tone = 'unread' }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      <span aria-hidden="true">{text}</span>
      <HiddenText>{label}</HiddenText>
    </span>
  )
}
