import { useTranslation } from 'react-i18next'
import { Check } from 'lucide-react'
import { useMessagePrice } from '#site/lib/writing/use_message_price.ts'
import { AboutPerson } from './landings/about_person.tsx'
import { HiddenPerson } from './landings/hidden_person.tsx'
import styles from './landings/opening.module.css'
import { ShownPerson } from './landings/shown_person.tsx'
import { useShownProfile } from './landings/use_shown_profile.ts'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { useLanderWords } from './parts/use_lander_words.ts'
import type { Profile } from '#site/lib/api/shapes.ts'

export { loadLanding as load } from './landings/load_landing.ts'

const QUESTIONS = ['sunday', 'trip', 'music'] as const

/** Three first questions to choose from, or one's own words. */
export default function OpeningScreen() {
  const profile = useShownProfile()
  return profile ? <Opening profile={profile} /> : <HiddenPerson />
}

function Opening({ profile }: { profile: Profile }) {
  const { t } = useTranslation('landers')
  const { id, name } = profile
  const price = useMessagePrice()
  const words = useLanderWords({ title: t('opening.title', { name }), text: t('opening.text') })
  return (
    <div className={styles.page}>
      <LanderHead {...words} noindex />
      <div className={styles.words}>
        <LanderWords {...words} />
      </div>
      <div className={styles.person}>
        <ShownPerson profile={profile} isStamp />
      </div>
      <div className={styles.about}>
        <AboutPerson profile={profile} />
      </div>
      <FirstStep title={t('opening.form')} action={`/members/${id}/signup`}>
        <input type="hidden" name="member_id" value={id} />
        <fieldset className={styles.questions} aria-label={words.title}>
          {QUESTIONS.map((question) => (
            <label key={question} className={styles.question}>
              <input type="radio" name="signup_message" value={t(`opening.questions.${question}`)} />
              {t(`opening.questions.${question}`)}
              <Check aria-hidden="true" />
            </label>
          ))}
          <label className={styles.question}>
            <input type="radio" name="signup_message" value="" />
            {t('opening.own')}
            <Check aria-hidden="true" />
          </label>
        </fieldset>
        {price && <p className={styles.covered}>{t('letter.covered')}</p>}
      </FirstStep>
    </div>
  )
}
