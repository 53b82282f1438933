import { useTranslation } from 'react-i18next'
import { countryName } from '#site/lib/brand/country_name.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { SelectField } from '#site/ui/fields/select_field.tsx'

type CountryFieldProps = {
  /** The member's current country, always selectable. */
  own: string
  value: string
  onChange: (country: string) => void
  error?: string
}

/** Hidden when there is only one. */
export function CountryField({ own, value, onChange, error }: CountryFieldProps) {
  const { t, i18n } = useTranslation(['identity', 'site'])
  const settings = useSettings()
  const countries = [...new Set([...settings.countries, own])]
  if (countries.length === 1) return <input type="hidden" name="country" value={value} />
  const options = countries.map((code) => ({ value: code, label: countryName(code, i18n.language) }))
  return (
    <SelectField
      label={t('site:common.country')}
      name="country"
      autoComplete="country"
      options={options.sort((one, other) => one.label.localeCompare(other.label, i18n.language))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  )
}
