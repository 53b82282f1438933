import { useTranslation } from 'react-i18next'
import { useSettings } from './use_settings.ts'
import { useSignups } from './use_signups.ts'

/** How people become members of a brand that not everyone can join. */
export function JoinNote() {
  const { t } = useTranslation('site')
  const { name: site } = useSettings()
  const signups = useSignups()
  return signups === 'open' ? null : <p>{t(`join.${signups}`, { site })}</p>
}
