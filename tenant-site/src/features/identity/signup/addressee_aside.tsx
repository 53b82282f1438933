import { useTranslation } from 'react-i18next'
import { personOf } from '#site/lib/people/person_of.ts'
import { placeOf } from '#site/lib/people/place_of.ts'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useMessagePrice } from '#site/lib/writing/use_message_price.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { nameAndAge } from '#site/ui/people/name_and_age.ts'
import { Portrait } from '#site/ui/people/portrait.tsx'
import styles from './addressee_aside.module.css'

export function AddresseeAside({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['identity', 'site'])
  const settings = useSettings()
  const price = useMessagePrice()
  return (
    <div className={styles.aside}>
      <div className={styles.portrait}>
        <Portrait person={personOf(profile, settings)} isUrgent />
      </div>
      <div className={styles.words}>
        <h1>{t('sign_up.message.title', { name: profile.name })}</h1>
        <p>
          {nameAndAge(profile)}
          {placeOf(profile) && ` · ${placeOf(profile)}`}
        </p>
        <p className={styles.lead}>
          {price ? t('site:common.sign_up_cost', { price }) : t('site:common.sign_up_costs_nothing')}
        </p>
      </div>
    </div>
  )
}
