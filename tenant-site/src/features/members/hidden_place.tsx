import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryField } from './country_field.tsx'
import type { PlaceProps } from './region_place.tsx'

/** Nothing but the country. */
export function HiddenPlace({ profile, kept, errors }: PlaceProps) {
  const { t } = useTranslation('members')
  const [country, setCountry] = useState(kept?.country?.[0] ?? profile.country)
  return (
    <>
      <p>{t('own.place.hidden_text')}</p>
      <CountryField own={profile.country} value={country} onChange={setCountry} error={errors.country} />
    </>
  )
}
