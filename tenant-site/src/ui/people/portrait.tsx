import { useState, type ReactNode } from 'react'
import { Lock } from 'lucide-react'
import { BlurredPhoto } from '#site/ui/photos/blurred_photo.tsx'
import { classes } from '#site/ui/classes.ts'
import { FictionalBadge } from './fictional_badge.tsx'
import type { Person } from '#site/ui/person.ts'
import { PhotoImage } from '#site/ui/people/photo_image.tsx'
import { Monogram } from './monogram.tsx'
import styles from './portrait.module.css'

type PortraitProps = {
  person: Person
  alt?: string
  /** Only for the first photo of a list, as more would compete for bandwidth. */
  isUrgent?: boolean
  /** Fills its container instead of 4:5. */
  isFluid?: boolean
  corner?: ReactNode
}

/** 4:5 photo with the fictional mark; the name's first letter if there is none, blurred if it is private. */
export function Portrait({ person, alt = '', isUrgent, isFluid = false, corner }: PortraitProps) {
  const { photo, veil, fictional, name } = person
  const [lost, setLost] = useState<string>()
  return (
    <span className={classes(styles.frame, isFluid && styles.fluid)}>
      {photo && lost !== photo.src ? (
        <PhotoImage photo={photo} alt={alt} isUrgent={isUrgent} onLost={() => setLost(photo.src)} />
      ) : veil ? (
        <span className={styles.veiled}>
          <BlurredPhoto placeholder={veil.placeholder} blurred={veil.src} />
          <Lock aria-hidden="true" />
        </span>
      ) : (
        <Monogram name={name} />
      )}
      {corner && <span className={styles.corner}>{corner}</span>}
      {fictional && (
        <span className={styles.mark}>
          <FictionalBadge mark={fictional} />
        </span>
      )}
    </span>
  )
}
