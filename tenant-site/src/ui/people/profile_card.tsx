import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Person } from '#site/ui/person.ts'
import { CheckedBadge } from './checked_badge.tsx'
import { nameAndAge } from './name_and_age.ts'
import { Portrait } from './portrait.tsx'
import { PremiumBadge } from './premium_badge.tsx'
import styles from './profile_card.module.css'

type ProfileCardProps = {
  person: Person
  to?: string
  place?: string
  premiumLabel?: string
  checkedLabel?: string
  onlineLabel?: string
  newLabel?: string
  action?: ReactNode
  isUrgent?: boolean
  children?: ReactNode
}

export function ProfileCard(props: ProfileCardProps) {
  const { person, to, place, premiumLabel, checkedLabel, onlineLabel, newLabel, action, isUrgent, children } = props
  const name = nameAndAge(person)
  return (
    <article className={styles.card}>
      <div className={styles.portrait}>
        <Portrait
          person={person}
          isUrgent={isUrgent}
          corner={newLabel && <span className={styles.new}>{newLabel}</span>}
        />
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <h3 className={styles.name}>
        {to ? (
          // Search engines should neither follow the link nor index the address under a person's name.
          <Link className={styles.link} to={to} rel="nofollow">
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        {premiumLabel && <PremiumBadge label={premiumLabel} isCompact />}
        {checkedLabel && <CheckedBadge label={checkedLabel} />}
      </h3>
      {(place || onlineLabel) && (
        <p className={styles.place}>
          {onlineLabel && <span className={styles.online}>{onlineLabel}</span>}
          {place}
        </p>
      )}
      {children}
    </article>
  )
}
