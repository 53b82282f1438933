import { useTranslation } from 'react-i18next'
import { Eye } from 'lucide-react'
import { Link } from 'react-router-dom'
import { personOf } from '#site/lib/people/person_of.ts'
import { placeOf } from '#site/lib/people/place_of.ts'
import { usePercent } from '#site/lib/writing/use_percent.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Gauge } from '#site/ui/feedback/gauge.tsx'
import { Portrait } from '#site/ui/people/portrait.tsx'
import { completeness } from './completeness.ts'
import styles from './own_aside.module.css'
import type { OwnProfile } from '#site/features/members/profile_sections/shapes.ts'

export function OwnAside({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('members')
  const settings = useSettings()
  const { percent, missing } = completeness(profile, settings.visible_profile_fields)
  const [next] = missing
  const text = usePercent()(percent)
  return (
    <aside className={styles.aside} aria-label={t('own.preview_title')}>
      <div className={styles.portrait}>
        <Portrait person={personOf(profile, settings, 'full')} isUrgent />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          {profile.name}, {profile.age}
        </p>
        <p className={styles.place}>{placeOf(profile)}</p>
        <Gauge label={t('own.completeness')} percent={percent} text={text} />
        {next && (
          <p className={styles.next}>
            {t('own.next_section')}{' '}
            {next === 'photos' ? (
              <Link to="/profile?tab=photos">{t('own.tabs.photos')}</Link>
            ) : (
              <a href={`#own-${next}`}>{t(`own.sections.${next}`)}</a>
            )}
          </p>
        )}
        <ButtonLink to={`/members/${profile.id}`} variant="secondary">
          <Eye aria-hidden="true" />
          {t('own.view_as_others')}
        </ButtonLink>
      </div>
    </aside>
  )
}
