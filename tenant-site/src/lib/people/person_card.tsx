import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfileCard } from '#site/ui/people/profile_card.tsx'
import { personOf } from './person_of.ts'
import { placeOf } from './place_of.ts'
import type { Card } from '#site/lib/api/shapes.ts'
import { useMayJoin } from '#site/lib/brand/use_may_join.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'

type PersonCardProps = {
  card: Card
  /** Link target; members-only profiles go through the sign-up instead, where there is one. */
  to?: string
  action?: ReactNode
  mark?: string
  distance?: string
  isUrgent?: boolean
  children?: ReactNode
}

export function PersonCard({ card, to, action, mark, distance, isUrgent, children }: PersonCardProps) {
  const { t } = useTranslation('site')
  const settings = useSettings()
  const mayJoin = useMayJoin()
  return (
    <ProfileCard
      person={personOf(card, settings)}
      to={to && card.members_only && mayJoin ? `/signup?next=${encodeURIComponent(to)}` : to}
      place={[placeOf(card), distance].filter(Boolean).join(' · ')}
      premiumLabel={card.paid_user ? t('person.premium') : undefined}
      checkedLabel={card.photos_checked ? t('person.photos_checked') : undefined}
      onlineLabel={card.online ? t('person.online') : undefined}
      newLabel={mark ?? (card.new ? t('person.new') : undefined)}
      action={action}
      isUrgent={isUrgent}
    >
      {children}
    </ProfileCard>
  )
}
