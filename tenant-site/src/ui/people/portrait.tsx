import { useState, type ReactNode } from 'react'
import { Lock } from 'lucide-react'
import { BlurredPhoto } from '#site/ui/photos/blurred_photo.tsx'
import { classes } from '#site/ui/classes.ts'
import { FictionalBadge } from './fictional_badge.tsx'
import type { Person } from '#site/ui/person.ts'
import { PhotoImage } from '#site/ui/people/photo_image.tsx'
import { Silhouette } from './silhouette.tsx'
import styles from './portrait.module.css'

type PortraitProps = {
  person: Person
  /** What is heard in place of the photo; empty where the name stands beside it. */
  alt?: string
  /** Fetched before anything else: for the first photo of a list, as every other would take of its line. */
  isUrgent?: boolean
  /** Fills its container instead of keeping 4:5. */
  isFluid?: boolean
  /** Small marks in the upper corners. */
  corner?: ReactNode
}

/** A person's photo in its 4:5 frame, with the fictional mark on it; a drawing where there is none, a veil where it stays closed. */
export function Portrait({ person, alt = '', isUrgent, isFluid = false, corner }: PortraitProps) {
  const { photo, veil, fictional, name } = person
  const [lost, setLost] = useState<string>()
  return (
    <div className={classes(styles.frame, isFluid && styles.fluid)}>
      {photo && lost !== photo.src ? (
        <PhotoImage photo={photo} alt={alt} isUrgent={isUrgent} onLost={() => setLost(photo.src)} />
      ) : veil ? (
        <span className={styles.veiled}>
          <BlurredPhoto placeholder={veil.placeholder} blurred={veil.src} />
          <Lock aria-hidden="true" />
        </span>
      ) : (
        <Silhouette seed={name} />
      )}
      {corner && <div className={styles.corner}>{corner}</div>}
      {fictional && (
        <div className={styles.mark}>
          <FictionalBadge mark={fictional} />
        </div>
      )}
    </div>
  )
}
