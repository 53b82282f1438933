import type { ReactNode } from 'react'
import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { classes } from '#site/ui/classes.ts'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import styles from './match_overlay.module.css'
import { FullScreen } from './full_screen.tsx'
import type { Person } from '#site/ui/person.ts'
import { Portrait } from '#site/ui/people/portrait.tsx'

type MatchOverlayProps = {
  title: string
  text: string
  self: Person
  other: Person
  otherTo: string
  otherLabel: string
  onPhoto: () => void
  onClose: () => void
  children: ReactNode
}

export function MatchOverlay({
  title,
  text,
  self,
  other,
  otherTo,
  otherLabel,
  onPhoto,
  onClose,
  children,
}: MatchOverlayProps) {
  return (
    <FullScreen
      title={title}
      text={text}
      onClose={onClose}
      photos={
        <div className={styles.pair}>
          <div className={classes(styles.photo, styles.self)} data-photo>
            <Portrait person={self} isUrgent />
          </div>
          <Link className={classes(styles.photo, styles.other)} to={otherTo} onClick={onPhoto}>
            <HiddenText>{otherLabel}</HiddenText>
            <Portrait person={other} isUrgent />
          </Link>
          <span className={styles.heart} aria-hidden="true">
            <Heart />
          </span>
        </div>
      }
    >
      {children}
    </FullScreen>
  )
}
