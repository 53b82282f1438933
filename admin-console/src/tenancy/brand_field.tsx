import { Autocomplete, TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { focus } from '#console/theme/focus.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

/** Shown at once; more are found by typing. */
const SHOWN = 25

export interface Brand {
  id: string
  name: string
}

interface Props {
  brand: Brand | null
  /** Takes the focus. */
  isAdded: boolean
  /** Chosen in other lines. */
  others: string[]
  fault: string | undefined
  onChange(brand: Brand | null): void
}

/** A brand, found by its name or host. */
export function BrandField({ brand, isAdded, others, fault, onChange }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed === brand?.name ? '' : typed.trim())
  const { data: brands = [], isFetching } = useGetList<Tenant>('tenants', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'name', order: 'ASC' },
    filter: q ? { q } : {},
  })
  return (
    <Autocomplete<Brand>
      size="small"
      value={brand}
      options={brands.filter(({ id }) => !others.includes(id)).map(({ id, name }) => ({ id, name }))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The API has searched hosts too.
      filterOptions={(found) => found}
      loading={isFetching}
      loadingText={translate('ra.message.loading')}
      noOptionsText={translate('staff.no_brand')}
      openText={translate('staff.show_brands')}
      closeText={translate('ra.action.close')}
      clearText={translate('ra.action.clear_input_value')}
      onInputChange={(_, value) => setTyped(value)}
      onChange={(_, chosen) => onChange(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={translate('resources.tenants.name', { smart_count: 1 })}
          error={fault !== undefined}
          helperText={fault}
          inputRef={isAdded ? focus : undefined}
        />
      )}
    />
  )
}
