import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { countryName } from '#site/lib/brand/country_name.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { SelectField } from '#site/ui/fields/select_field.tsx'

const YEAR_IN_SECONDS = 31_536_000

/** The country for prices and notices: by IP address unless the visitor chooses one. */
export function CountryChoice() {
  const { t, i18n } = useTranslation('reach')
  const { queryClient } = useVisit()
  const { countries, geoip_selected_country: selected, geoip_country: found } = useSettings()
  const { mutate, variables } = useMutation({
    mutationFn: async (country: string) => {
      const age = country ? YEAR_IN_SECONDS : 0
      document.cookie = `geoip_selected_country=${country}; path=/; max-age=${age}; samesite=lax`
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'user.show' })
    },
  })
  const named = (country: string) => countryName(country, i18n.language)
  const options = countries
    .map((country) => ({ value: country, label: named(country) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language))
  return (
    <SelectField
      label={t('country.label')}
      hint={t('country.hint')}
      empty={found ? t('country.use_location_named', { country: named(found) }) : t('country.use_location')}
      options={options}
      value={variables ?? selected ?? ''}
      onChange={({ target }) => mutate(target.value)}
    />
  )
}
