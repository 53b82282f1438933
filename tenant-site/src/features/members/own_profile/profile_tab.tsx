import type { ComponentType } from 'react'
import type { ProfileSection } from '@manyhearts/locales/profile_fields'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { AboutSection } from '#site/features/members/profile_sections/about_section.tsx'
import { BasicsSection } from '#site/features/members/profile_sections/basics_section.tsx'
import { ChoicesSection } from '#site/features/members/profile_sections/choices_section.tsx'
import { InterestsSection } from '#site/features/members/profile_sections/interests_section.tsx'
import { OwnAside } from './own_aside.tsx'
import { ownSections } from '#site/features/members/profile_sections/own_sections.ts'
import { PlaceSection } from '#site/features/members/places/place_section.tsx'
import styles from './profile_tab.module.css'
import type { OwnProfile } from '#site/features/members/profile_sections/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export type SectionProps = { profile: OwnProfile }

/** Sections of choices alone need nothing of their own. */
const SECTIONS: Partial<Record<ProfileSection, ComponentType<SectionProps>>> = {
  basics: BasicsSection,
  place: PlaceSection,
  interests: InterestsSection,
  about: AboutSection,
}

export function ProfileTab() {
  const { visible_profile_fields } = useSettings()
  const { data, isFetching, refetch } = useOwnProfile()
  if (!data) {
    return <LoadFailed text="offline" onRetry={() => void refetch()} isRetrying={isFetching} />
  }
  return (
    <div className={styles.tab}>
      <OwnAside profile={data.profile} />
      <div className={styles.sections}>
        {ownSections(visible_profile_fields).map((name) => {
          const Section = SECTIONS[name]
          return Section ? (
            <Section key={name} profile={data.profile} />
          ) : (
            <ChoicesSection key={name} name={name} profile={data.profile} />
          )
        })}
      </div>
    </div>
  )
}

function useOwnProfile() {
  const { api } = useVisit()
  return useQuery(call(api, 'profile.show'))
}
