import { useTranslation } from 'react-i18next'
import { AboutPerson } from './landings/about_person.tsx'
import { HiddenPerson } from './landings/hidden_person.tsx'
import styles from './landings/landing.module.css'
import { ShownPerson } from './landings/shown_person.tsx'
import { useShownProfile } from './landings/use_shown_profile.ts'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { useLanderWords } from './parts/use_lander_words.ts'
import type { Profile } from '#site/lib/api/shapes.ts'

export { loadLanding as load } from './landings/load_landing.ts'

/** One member, large, with the name on the picture, and what they write about themselves. */
export default function LandingScreen() {
  const profile = useShownProfile()
  return profile ? <Landing profile={profile} /> : <HiddenPerson />
}

function Landing({ profile }: { profile: Profile }) {
  const { t } = useTranslation('landers')
  const { id, name } = profile
  const words = useLanderWords({ title: t('landing.title', { name }), text: '' })
  const { isCampaign } = words
  return (
    <div className={styles.page}>
      <LanderHead {...words} noindex />
      <div className={styles.portrait}>
        <ShownPerson profile={profile} isTitle={!isCampaign} />
      </div>
      <div className={styles.first}>
        {isCampaign && <LanderWords {...words} />}
        <AboutPerson profile={profile} />
        <FirstStep title={t('landing.write', { name })} action={`/members/${id}/signup`}>
          <input type="hidden" name="member_id" value={id} />
        </FirstStep>
      </div>
    </div>
  )
}
