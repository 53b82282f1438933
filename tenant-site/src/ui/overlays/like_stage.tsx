import type { ReactNode } from 'react'
import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import styles from './like_stage.module.css'
import { MomentStage } from './full_screen.tsx'
import type { Person } from '#site/ui/person.ts'
import { Portrait } from '#site/ui/people/portrait.tsx'

type LikeStageProps = {
  title: string
  text: string
  person: Person
  /** Where the photo leads, and what it is called. */
  to: string
  label: string
  /** The photo carries a heart: this person likes who looks. */
  hasHeart: boolean
  onPhoto: () => void
  onClose: () => void
  /** The buttons. */
  children: ReactNode
}

/** Somebody new, over the whole screen. */
export function LikeStage({ title, text, person, to, label, hasHeart, onPhoto, onClose, children }: LikeStageProps) {
  return (
    <MomentStage
      title={title}
      text={text}
      onClose={onClose}
      photos={
        <div className={styles.frame}>
          <Link className={styles.photo} to={to} onClick={onPhoto} rel="nofollow">
            <HiddenText>{label}</HiddenText>
            <Portrait person={person} isUrgent />
          </Link>
          {hasHeart && (
            <span className={styles.heart} aria-hidden="true">
              <Heart />
            </span>
          )}
        </div>
      }
    >
      {children}
    </MomentStage>
  )
}
