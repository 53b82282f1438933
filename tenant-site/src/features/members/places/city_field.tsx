import { useDeferredValue, useId } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { TextField } from '#site/ui/fields/text_field.tsx'

type CityFieldProps = { region: string; value: string; onChange: (city: string) => void; error?: string }

/** Free text with suggestions of the region's towns. */
export function CityField({ region, value, onChange, error }: CityFieldProps) {
  const { t } = useTranslation('members')
  const { api } = useVisit()
  const id = useId()
  const q = useDeferredValue(value.trim())
  const { data = [] } = useQuery({
    ...call(api, 'cities.index', { query: { region_id: region, q } }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return (
    <>
      <TextField
        label={t('own.place.city')}
        hint={t('own.place.city_hint')}
        name="city"
        list={id}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      <datalist id={id}>
        {data.map((city) => (
          <option key={city.id} value={city.name}>
            {city.name}
          </option>
        ))}
      </datalist>
    </>
  )
}
