import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { countryName } from '#site/lib/brand/country_name.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { SelectField } from '#site/ui/fields/select_field.tsx'
import { likelyCountry } from './likely_country.ts'
import type { SignupPart } from './signup_part.ts'

export function PlaceFields({ draft, errors }: SignupPart) {
  const { t, i18n } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const settings = useSettings()
  const [country, setCountry] = useState(draft.country ?? likelyCountry(settings))
  const [region, setRegion] = useState(draft.region_id ?? '')
  const { data = [] } = useQuery({
    ...call(api, 'regions.index', { query: { country } }),
    enabled: country !== '',
  })
  const countries = settings.countries.map((code) => ({ value: code, label: countryName(code, i18n.language) }))

  function move(to: string) {
    setCountry(to)
    setRegion('')
  }

  return (
    <FormSection title={t('sign_up.you.place')}>
      <SelectField
        label={t('site:common.country')}
        name="country"
        autoComplete="country"
        required
        empty={country ? undefined : t('sign_up.you.choose')}
        options={countries.sort((one, other) => one.label.localeCompare(other.label, i18n.language))}
        value={country}
        onChange={({ target }) => move(target.value)}
        error={errors.country}
      />
      <SelectField
        label={t('site:common.region')}
        hint={t('sign_up.you.region_hint')}
        name="region_id"
        empty={t('sign_up.you.no_region')}
        options={data.map(({ id, name }) => ({ value: id, label: name }))}
        value={region}
        onChange={({ target }) => setRegion(target.value)}
        error={errors.region_id}
      />
    </FormSection>
  )
}
