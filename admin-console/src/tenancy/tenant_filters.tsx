import { Box } from '@mui/material'
import { FilterLiveForm, ReferenceInput, SearchInput, SelectInput, useTranslate } from 'react-admin'

const STATES = ['closing', 'paused', 'draft', 'live', 'closed'].map((id) => ({ id, name: `states.${id}` }))

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiFormControl-root': { flex: '1 1 112px', minWidth: 0, maxWidth: 176, m: 0 },
  '& > .MuiFormControl-root:first-of-type': { flexBasis: 184, maxWidth: 264 },
  '& .MuiFormHelperText-root': { display: 'none' },
}

/** Narrows the list while one types and chooses. */
export function TenantFilters() {
  const translate = useTranslate()
  const nicheName = ({ key }: { key: string }) => translate(`niches.${key}`)
  return (
    <FilterLiveForm>
      <Box sx={ROW}>
        <SearchInput source="q" placeholder={translate('tenants.search')} />
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
