import { useTranslation } from 'react-i18next'
import { Heart, MapPin, Images } from 'lucide-react'
import { countryName } from '#site/lib/brand/country_name.ts'
import { placeOf } from '#site/lib/people/place_of.ts'
import type { Profile } from '#site/lib/api/shapes.ts'
import { regionalLanguage } from '#site/lib/brand/regional_language.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { nameAndAge } from '#site/ui/people/name_and_age.ts'
import { PremiumBadge } from '#site/ui/people/premium_badge.tsx'
import styles from './profile_head.module.css'

/** The fictional label comes before anything else. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation(['members', 'site'])
  const settings = useSettings()
  const { fictional, paid_user, online, likes_me, liked, photos_checked: checked } = profile
  const isAbroad = settings.countries.length > 1
  const place = [placeOf(profile), isAbroad && profile.country && countryName(profile.country, i18n.language)].filter(
    Boolean
  )
  return (
    <header className={styles.head}>
      <h1 className={styles.name}>{nameAndAge(profile)}</h1>
      {fictional && <Notice tone="fictional">{fictional.warning}</Notice>}
      {place.length > 0 && (
        <p className={styles.place}>
          <MapPin aria-hidden="true" />
          {place.join(', ')}
        </p>
      )}
      <p className={styles.marks}>
        {paid_user && <PremiumBadge label={t('site:person.premium')} />}
        {online && <span className={styles.online}>{t('site:person.online')}</span>}
        {profile.new && <span className={styles.mark}>{t('site:person.new')}</span>}
        {likes_me && !fictional && (
          <span className={styles.likes}>
            <Heart aria-hidden="true" />
            {liked ? t('profile.mutual') : t('profile.likes_you')}
          </span>
        )}
      </p>
      {checked && (
        <p className={styles.checked}>
          <Images aria-hidden="true" />
          {t('site:person.photos_checked')} · {monthName(checked, regionalLanguage(i18n.language, settings))}
        </p>
      )}
    </header>
  )
}

/** @param month such as `2026-11` */
function monthName(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
