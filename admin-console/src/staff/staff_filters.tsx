import { Box } from '@mui/material'
import { FilterLiveForm, ReferenceInput, SearchInput, SelectInput, useTranslate } from 'react-admin'
import { STATES } from '#console/staff/staff_member.ts'
import { FILTER_ROW } from '#console/theme/filter_row.ts'

const BY_NAME = { field: 'name', order: 'ASC' } as const

export function StaffFilters() {
  const translate = useTranslate()
  return (
    <FilterLiveForm>
      <Box sx={FILTER_ROW}>
        <SearchInput
          source="q"
          placeholder={translate('staff.search')}
          slotProps={{ htmlInput: { 'aria-label': translate('staff.search') } }}
        />
        <SelectInput source="state" choices={STATES.map((id) => ({ id, name: `staff.states.${id}` }))} />
        <ReferenceInput source="tenant_id" reference="tenants" sort={BY_NAME} perPage={1000}>
          <SelectInput optionText="name" />
        </ReferenceInput>
      </Box>
    </FilterLiveForm>
  )
}
