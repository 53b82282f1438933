import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { MapPin } from 'lucide-react'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { JoinNote } from '#site/lib/brand/join_note.tsx'
import { useMayJoin } from '#site/lib/brand/use_may_join.ts'
import { personOf } from '#site/lib/people/person_of.ts'
import { placeOf } from '#site/lib/people/place_of.ts'
import { loginAddress } from '#site/lib/user/login_address.ts'
import { useAccountLink } from '#site/lib/user/use_account_link.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { nameAndAge } from '#site/ui/people/name_and_age.ts'
import { Portrait } from '#site/ui/people/portrait.tsx'
import styles from './members_only.module.css'

/** What visitors see of somebody who is shown to members only, and how to see more. */
export function MembersOnly({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['members', 'site'])
  const settings = useSettings()
  const here = useLocation()
  const mayJoin = useMayJoin()
  const next = new URLSearchParams({ next: here.pathname })
  const { onClick } = useAccountLink(here)
  const place = placeOf(profile)
  return (
    <div className={styles.screen}>
      <div className={styles.portrait}>
        <Portrait person={personOf(profile, settings)} isUrgent />
      </div>
      <div className={styles.words}>
        <h1>{nameAndAge(profile)}</h1>
        {place && (
          <p className={styles.place}>
            <MapPin aria-hidden="true" />
            {place}
          </p>
        )}
        <p>{t('nameless.members_only_text')}</p>
        <JoinNote />
        <div className={styles.ways}>
          {mayJoin && (
            <ButtonLink to={`/signup?${next}`} onClick={onClick} size="large" wide>
              {t('site:common.sign_up')}
            </ButtonLink>
          )}
          <ButtonLink to={loginAddress(here)} variant="outline" size="large" wide>
            {t('site:common.log_in')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
