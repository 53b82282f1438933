import type { ReactNode } from 'react'
import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { classes } from '#site/ui/classes.ts'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import styles from './match_stage.module.css'
import { MomentStage } from './full_screen.tsx'
import type { Person } from '#site/ui/person.ts'
import { Portrait } from '#site/ui/people/portrait.tsx'

type MatchStageProps = {
  title: string
  text: string
  self: Person
  other: Person
  /** Where the other one's photo leads, and what it is called. */
  otherTo: string
  otherLabel: string
  /** The other one's photo was pressed. */
  onPhoto: () => void
  onClose: () => void
  /** The buttons. */
  children: ReactNode
}

/** Two photos grow together over the whole screen. */
export function MatchStage({
  title,
  text,
  self,
  other,
  otherTo,
  otherLabel,
  onPhoto,
  onClose,
  children,
}: MatchStageProps) {
  return (
    <MomentStage
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
    </MomentStage>
  )
}
