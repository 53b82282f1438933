import { Box } from '@mui/material'
import { FilterLiveForm, ReferenceInput, SearchInput, SelectInput, useTranslate } from 'react-admin'
import { FILTER_ROW } from '#console/theme/filter_row.ts'

const STATES = ['closing', 'paused', 'draft', 'live', 'closed'].map((id) => ({ id, name: `states.${id}` }))

export function TenantFilters() {
  const translate = useTranslate()
  const nicheName = ({ key }: { key: string }) => translate(`niches.${key}`)
  return (
    <FilterLiveForm>
      <Box sx={FILTER_ROW}>
        <SearchInput
          source="q"
          placeholder={translate('tenants.search')}
          slotProps={{ htmlInput: { 'aria-label': translate('tenants.search') } }}
        />
        <SelectInput source="state" choices={STATES} />
        <ReferenceInput source="niche_id" reference="niches" sort={{ field: 'id', order: 'ASC' }}>
          <SelectInput optionText={nicheName} />
        </ReferenceInput>
        <ReferenceInput source="company_id" reference="companies" sort={{ field: 'name', order: 'ASC' }} perPage={1000}>
          <SelectInput optionText="name" />
        </ReferenceInput>
      </Box>
    </FilterLiveForm>
  )
}
