import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/use_settings.ts'
import { FailedState } from '#site/ui/failed_state.tsx'
import { AboutSection } from './about_section.tsx'
import { BasicsSection } from './basics_section.tsx'
import { ChoicesSection } from './choices_section.tsx'
import { InterestsSection } from './interests_section.tsx'
import { OwnAside } from './own_aside.tsx'
import { type OwnSection, ownSections } from './own_sections.ts'
import { PlaceSection } from './place_section.tsx'
import styles from './profile_tab.module.css'
import type { OwnProfile } from './shapes.ts'
import { useOwnProfile } from './use_own_profile.ts'

export type SectionProps = { profile: OwnProfile }

const SECTIONS: Record<OwnSection, ComponentType<SectionProps>> = {
  basics: BasicsSection,
  place: PlaceSection,
  looks: ({ profile }) => <ChoicesSection name="looks" profile={profile} />,
  relationship: ({ profile }) => <ChoicesSection name="relationship" profile={profile} />,
  reason: ({ profile }) => <ChoicesSection name="reason" profile={profile} />,
  interests: InterestsSection,
  about: AboutSection,
}

/** A member's profile to edit, part by part, each with its own save. */
export function ProfileTab() {
  const { t } = useTranslation('site')
  const { visible_profile_fields } = useSettings()
  const { data, isFetching, refetch } = useOwnProfile()
  if (!data) {
    return (
      <FailedState
        title={t('failed.title')}
        text={t('failed.offline')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  return (
    <div className={styles.tab}>
      <OwnAside profile={data.profile} />
      <div className={styles.sections}>
        {ownSections(visible_profile_fields).map((name) => {
          const Section = SECTIONS[name]
          return <Section key={name} profile={data.profile} />
        })}
      </div>
    </div>
  )
}
