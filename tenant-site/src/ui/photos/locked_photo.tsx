import type { MouseEvent } from 'react'
import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BlurredPhoto } from './blurred_photo.tsx'
import { classes } from '#site/ui/classes.ts'
import styles from './locked_photo.module.css'

type LockedPhotoProps = {
  placeholder: string
  /** The photo blurred by the server; null shows its colours alone. */
  blurred: string | null
  title: string
} & (
  | {
      /** What opens it. */
      action: string
      to: string
      /** Premium opens it, and gold says so. */
      isPremium?: boolean
      onClick?: (event: MouseEvent) => void
    }
  | { action?: never; to?: never; isPremium?: never; onClick?: never }
)

/** A photo that isn't open to the viewer: blurred, and as a whole the way to what opens it, where there is one. Fills its frame. */
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
