import { useTranslation } from 'react-i18next'
import { BRAND_HEARTS } from '@manyhearts/theme-presets/brand_hearts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import styles from './brand_posts.module.css'

const POSTS = ['free', 'cost', 'fictional', 'leave'] as const

/** What the brand says about itself, as posts. */
export function BrandPosts() {
  const { t } = useTranslation('landers')
  const { name: site, fictional_plural } = useSettings()
  return (
    <ul className={styles.posts}>
      {POSTS.map((post) => (
        <li key={post}>
          <article className={styles.post}>
            <svg className={styles.sign} viewBox="-4 -4 40 40" aria-hidden="true">
              <path className={styles.back} d={BRAND_HEARTS.back} />
              <path className={styles.front} d={BRAND_HEARTS.front} />
            </svg>
            <div className={styles.words}>
              <p className={styles.from}>{t('network.from', { site })}</p>
              <h2 className={styles.title}>{t(`network.posts.${post}.title`)}</h2>
              <p>{t(`network.posts.${post}.text`, { fictional_plural })}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
