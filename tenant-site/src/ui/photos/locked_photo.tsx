import type { MouseEvent } from 'react'
import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BlurredPhoto } from './blurred_photo.tsx'
import { classes } from '#site/ui/classes.ts'
import styles from './locked_photo.module.css'

type LockedPhotoProps = {
  placeholder: string
  blurred: string | null
  title: string
} & (
  | {
      action: string
      to: string
      isPremium?: boolean
      onClick?: (event: MouseEvent) => void
    }
  | { action?: never; to?: never; isPremium?: never; onClick?: never }
)

/** Private photo, blurred; links to what unlocks it. Fills its frame. */
export function LockedPhoto({ placeholder, blurred, title, action, to, isPremium, onClick }: LockedPhotoProps) {
  const inner = (
    <>
      <BlurredPhoto placeholder={placeholder} blurred={blurred} />
      <span className={styles.words}>
        <span className={styles.lock}>
          <Lock aria-hidden="true" />
        </span>
        <strong className={styles.title}>{title}</strong>
        {action && <span className={classes(styles.action, isPremium && styles.premium)}>{action}</span>}
      </span>
    </>
  )
  return to === undefined ? (
    <div className={styles.photo}>{inner}</div>
  ) : (
    <Link className={styles.photo} to={to} onClick={onClick}>
      {inner}
    </Link>
  )
}
