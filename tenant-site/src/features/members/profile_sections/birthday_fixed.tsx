import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { regionalLanguage } from '#site/lib/brand/regional_language.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import styles from './birthday_fixed.module.css'

/** The date of birth after activation, which staff alone correct. */
export function BirthdayFixed({ date }: { date: string }) {
  const { t, i18n } = useTranslation(['members', 'identity', 'site'])
  const settings = useSettings()
  const format = new Intl.DateTimeFormat(regionalLanguage(i18n.language, settings), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (
    <div className={styles.birthday}>
      <p className={styles.label}>{t('site:common.date_of_birth')}</p>
      <p>{format.format(new Date(date))}</p>
      <p className={styles.hint}>
        {t('own.birthday_hint')} <Link to="/service">{t('site:common.write_to_support')}</Link>
      </p>
    </div>
  )
}
