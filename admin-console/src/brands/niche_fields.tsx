import { Box, Link, MenuItem, TextField } from '@mui/material'
import { presets } from '@manyhearts/theme-presets/presets'
import { useGetList, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { NewBrand } from '#console/brands/new_brand.ts'
import type { Company } from '#console/companies/company.ts'
import { CountryField } from '#console/forms/country_field.tsx'
import { LanguageField } from '#console/forms/language_field.tsx'
import type { Niche } from '#console/tenancy/settings/shared_place.ts'

const ALL = { page: 1, perPage: 1000 }

interface Props {
  brand: NewBrand
  faults: Record<string, string>
  onChange(change: Partial<NewBrand>): void
}

/** What a brand can't do without, where it isn't made like another. */
export function NicheFields({ brand, faults, onChange }: Props) {
  const translate = useTranslate()
  const { data: niches = [] } = useGetList<Niche>('niches', { pagination: ALL, sort: { field: 'id', order: 'ASC' } })
  const { data: companies = [], isPending } = useGetList<Company>('companies', {
    pagination: ALL,
    sort: { field: 'name', order: 'ASC' },
  })
  const choice = (name: 'niche' | 'preset' | 'companyId', field: string) => ({
    select: true,
    label: translate(`brands.${field}`),
    error: faults[field] !== undefined,
    helperText: faults[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextField {...choice('niche', 'niche')} value={niches.length > 0 ? brand.niche : ''}>
          {niches.map(({ id, key }) => (
            <MenuItem key={id} value={id}>
              {translate(`niches.${key}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          {...choice('preset', 'preset')}
          value={brand.preset}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{translate('brands.preset_of_niche')}</MenuItem>
          {Object.keys(presets).map((name) => (
            <MenuItem key={name} value={name} sx={{ textTransform: 'capitalize' }}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <LanguageField value={brand.language} fault={faults.language} onChange={(language) => onChange({ language })} />
        <CountryField
          label={translate('options.country')}
          value={brand.country}
          fault={faults.country}
          onChange={(country) => onChange({ country })}
        />
      </Box>
      <TextField
        {...choice('companyId', 'company_id')}
        value={companies.length > 0 ? brand.companyId : ''}
        helperText={
          faults.company_id ??
          (!isPending && (
            <>
              {translate(companies.length > 0 ? 'brands.company_hint' : 'brands.no_company')}{' '}
              <Link component={RouterLink} to="/companies/create">
                {translate('companies.new')}
              </Link>
            </>
          ))
        }
      >
        {companies.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
