import { useTranslation } from 'react-i18next'
import type { Profile } from '#site/lib/api/shapes.ts'
import styles from './about_person.module.css'

/** What somebody writes about themselves, if they do. */
export function AboutPerson({ profile: { name, about_me } }: { profile: Profile }) {
  const { t } = useTranslation('landers')
  if (!about_me) return null
  return (
    <figure className={styles.about}>
      <blockquote className={styles.quote}>{about_me}</blockquote>
      <figcaption className={styles.by}>{t('landing.about', { name })}</figcaption>
    </figure>
  )
}
