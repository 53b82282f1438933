import { useTranslation } from 'react-i18next'
import { useMessagePrice } from '#site/lib/writing/use_message_price.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { LongTextField } from '#site/ui/fields/long_text_field.tsx'
import { AboutPerson } from './landings/about_person.tsx'
import { HiddenPerson } from './landings/hidden_person.tsx'
import styles from './landings/letter.module.css'
import { ShownPerson } from './landings/shown_person.tsx'
import { useShownProfile } from './landings/use_shown_profile.ts'
import { FirstStep } from './parts/first_step.tsx'
import { LanderHead } from './parts/lander_head.tsx'
import { LanderWords } from './parts/lander_words.tsx'
import { useLanderWords } from './parts/use_lander_words.ts'
import type { Profile } from '#site/lib/api/shapes.ts'

export { loadLanding as load } from './landings/load_landing.ts'

/** A letter: the first message is written first, and sent once the sign-up is done. */
export default function LetterScreen() {
  const profile = useShownProfile()
  return profile ? <Letter profile={profile} /> : <HiddenPerson />
}

function Letter({ profile }: { profile: Profile }) {
  const { t } = useTranslation('landers')
  const { id, name } = profile
  const { message_length } = useSettings()
  const price = useMessagePrice()
  const words = useLanderWords({ title: t('letter.title', { name }), text: t('letter.text') })
  return (
    <div className={styles.page}>
      <LanderHead {...words} noindex />
      <div className={styles.sheet}>
        <div className={styles.head}>
          <LanderWords {...words} />
          <ShownPerson profile={profile} isStamp />
          <AboutPerson profile={profile} />
        </div>
        <FirstStep title={t('letter.form')} action={`/members/${id}/signup`} button={t('letter.send')}>
          <input type="hidden" name="member_id" value={id} />
          <LongTextField
            label={t('letter.label', { name })}
            hint={price && t('letter.covered')}
            name="signup_message"
            placeholder={t('letter.start', { name })}
            rows={5}
            maxLength={message_length}
          />
        </FirstStep>
      </div>
    </div>
  )
}
