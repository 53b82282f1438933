import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { FictionalBadge } from './fictional_badge.tsx'
import type { Person } from '#site/ui/person.ts'
import { nameAndAge } from './name_and_age.ts'
import { PremiumBadge } from './premium_badge.tsx'
import styles from './person_line.module.css'

type PersonLineProps = {
  person: Person
  premiumLabel?: string
  size?: 'small' | 'medium' | 'large'
  detail?: ReactNode
  end?: ReactNode
}

export function PersonLine({ person, premiumLabel, size, detail, end }: PersonLineProps) {
  return (
    <span className={styles.line}>
      <Avatar person={person} size={size} />
      <span className={styles.words}>
        <span className={styles.name}>
          {nameAndAge(person)}
          {premiumLabel && <PremiumBadge label={premiumLabel} isCompact />}
          <FictionalBadge mark={person.fictional} />
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end}
    </span>
  )
}
