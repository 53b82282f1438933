import type { MouseEvent } from 'react'
import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BlurredPhoto } from './blurred_photo.tsx'
import styles from './locked_photo.module.css'

type LockedPhotoProps = {
  placeholder: string
  /** The photo blurred by the server; null shows its colours alone. */
  blurred: string | null
  title: string
  /** What opens it. */
  action: string
  to: string
  onClick?: (event: MouseEvent) => void
}

/** A photo that isn't open to the viewer: blurred, and as a whole the way to what opens it. Fills its frame. */
export function LockedPhoto({ placeholder, blurred, title, action, to, onClick }: LockedPhotoProps) {
  return (
    <Link className={styles.photo} to={to} onClick={onClick}>
      <BlurredPhoto placeholder={placeholder} blurred={blurred} />
      <span className={styles.words}>
        <span className={styles.lock}>
          <Lock aria-hidden="true" />
        </span>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.action}>{action}</span>
      </span>
    </Link>
  )
}
