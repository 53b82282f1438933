import { useTranslation } from 'react-i18next'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Chips } from '#site/ui/text/chips.tsx'
import styles from './profile_story.module.css'
import { useFacts } from './use_facts.ts'

export function ProfileStory({ profile }: { profile: Profile }) {
  const { t } = useTranslation('members')
  const { visible_profile_notes } = useSettings()
  const facts = useFacts(profile)
  const { name, about_me, interests, fictional } = profile
  return (
    <div className={styles.story}>
      {about_me && (
        <section className={styles.part}>
          <h2 className={styles.title}>{t('profile.about', { name })}</h2>
          <p className={styles.about}>{about_me}</p>
        </section>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ field, label, value }) => (
            <div key={field} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {interests.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.title}>{t('fields.interests')}</h2>
          <Chips chips={interests.map(({ key, name: text }) => ({ key, text }))} label={t('fields.interests')} />
        </section>
      )}
      {/* The note is about texts written by members. */}
      {visible_profile_notes && !fictional && <p className={styles.notes}>{visible_profile_notes}</p>}
    </div>
  )
}
