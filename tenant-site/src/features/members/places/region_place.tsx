import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { SelectField } from '#site/ui/fields/select_field.tsx'
import { CityField } from './city_field.tsx'
import { CountryField } from './country_field.tsx'
import type { OwnProfile } from '#site/features/members/profile_sections/shapes.ts'
import type { Unsaved } from '#site/features/members/profile_sections/use_profile_section.ts'

export type PlaceProps = { profile: OwnProfile; unsaved: Unsaved; errors: Record<string, string> }

export function RegionPlace({ profile, unsaved, errors }: PlaceProps) {
  const { t } = useTranslation(['members', 'identity', 'site'])
  const { api } = useVisit()
  const [country, setCountry] = useState(unsaved?.country?.[0] ?? profile.country)
  const [region, setRegion] = useState(unsaved?.region_id?.[0] ?? profile.region?.id ?? '')
  const [city, setCity] = useState(unsaved?.city?.[0] ?? profile.city ?? '')
  const { data: regions = [] } = useQuery({
    ...call(api, 'regions.index', { query: { country } }),
    staleTime: Infinity,
  })

  function move(to: { country?: string; region: string }) {
    if (to.country) setCountry(to.country)
    setRegion(to.region)
    setCity('')
  }

  return (
    <>
      <CountryField
        own={profile.country}
        value={country}
        onChange={(to) => move({ country: to, region: '' })}
        error={errors.country}
      />
      <SelectField
        label={t('site:common.region')}
        name="region_id"
        empty={t('identity:sign_up.you.choose')}
        options={regions.map(({ id, name }) => ({ value: id, label: name }))}
        value={region}
        onChange={({ target }) => move({ region: target.value })}
        error={errors.region_id}
      />
      {region && <CityField region={region} value={city} onChange={setCity} error={errors.city} />}
    </>
  )
}
