import { useTranslation } from 'react-i18next'
import { Coins, Drama, LockKeyhole } from 'lucide-react'
import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { useMessagePrice } from '#site/lib/writing/use_message_price.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { PortraitWall } from '#site/ui/people/portrait_wall.tsx'
import styles from './signup_aside.module.css'

const PROMISES = [
  [Coins, 'sign_up.promise.free'],
  [Drama, 'sign_up.promise.marked'],
  [LockKeyhole, 'sign_up.promise.private'],
] as const

export function SignupAside({ title, text }: { title: string; text?: string }) {
  const { t } = useTranslation(['identity', 'site'])
  const settings = useSettings()
  const { fictional_plural } = settings
  const price = useMessagePrice()
  return (
    <div className={styles.aside}>
      <h1>{title}</h1>
      {text && <p className={styles.lead}>{text}</p>}
      <p className={styles.lead}>
        {price ? t('site:common.sign_up_cost', { price }) : t('site:common.sign_up_costs_nothing')}
      </p>
      <div className={styles.wideOnly}>
        <PortraitWall pictures={portraitsOf(settings, 3)} caption={t('site:person.drawn_portraits')} />
        <ul className={styles.promises}>
          {PROMISES.map(([Icon, key]) => (
            <li key={key} className={styles.promise}>
              <Icon aria-hidden="true" />
              {t(key, { fictional_plural })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
