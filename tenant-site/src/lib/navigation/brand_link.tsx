import { Link } from 'react-router-dom'
import { BRAND_HEARTS } from '@manyhearts/theme-presets/brand_hearts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import styles from './brand_link.module.css'

export function BrandLink() {
  const { name } = useSettings()
  const home = useUser() ? '/members' : '/'
  return (
    <Link className={styles.brand} to={home}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.back} d={BRAND_HEARTS.back} />
        <path className={styles.front} d={BRAND_HEARTS.front} />
      </svg>
      {name}
    </Link>
  )
}
