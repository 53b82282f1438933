import { Autocomplete, TextField } from '@mui/material'
import { useMemo } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { countryCodes } from '#console/translations/country_codes.ts'
import { placeName } from '#console/translations/place_name.ts'

interface Props {
  label: string
  /** ISO 3166-1; empty for none yet. */
  value: string
  fault?: string | undefined
  onChange(code: string): void
}

/** A country, found by typing its name. */
export function CountryField({ label, value, fault, onChange }: Props) {
  const translate = useTranslate()
  const locale = useLocale()
  const codes = useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return countryCodes().toSorted((one, other) => compare(placeName(one, locale), placeName(other, locale)))
  }, [locale])
  return (
    <Autocomplete
      size="small"
      value={value || null}
      options={codes}
      getOptionLabel={(code) => placeName(code, locale)}
      noOptionsText={translate('forms.no_country')}
      openText={translate('forms.show_countries')}
      closeText={translate('ra.action.close')}
      clearText={translate('ra.action.clear_input_value')}
      onChange={(_, code) => onChange(code ?? '')}
      renderInput={(params) => (
        <TextField {...params} size="small" label={label} error={fault !== undefined} helperText={fault} />
      )}
    />
  )
}
