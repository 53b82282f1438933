import type { ReactNode } from 'react'
import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import styles from './like_overlay.module.css'
import { FullScreen } from './full_screen.tsx'
import type { Person } from '#site/ui/person.ts'
import { Portrait } from '#site/ui/people/portrait.tsx'

type LikeOverlayProps = {
  title: string
  text: string
  person: Person
  to: string
  label: string
  hasHeart: boolean
  onPhoto: () => void
  onClose: () => void
  children: ReactNode
}

export function LikeOverlay({
  title,
  text,
  person,
  to,
  label,
  hasHeart,
  onPhoto,
  onClose,
  children,
}: LikeOverlayProps) {
  return (
    <FullScreen
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
    </FullScreen>
  )
}
