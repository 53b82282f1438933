import { Box, Chip } from '@mui/material'
import { FilterLiveForm, ReferenceInput, SelectInput, useListContext, useTranslate } from 'react-admin'
import { ACTIONS, type AuditEntry } from '#console/audit/audit_entry.ts'
import { DayFilter } from '#console/audit/day_filter.tsx'

const BY_NAME = { field: 'name', order: 'ASC' } as const

const fields = (width: number) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiFormControl-root': { width, m: 0 },
  '& .MuiFormHelperText-root': { display: 'none' },
})

/** Filters by brand, action and date, and by staff member after a click on their name. */
export function AuditFilters({ withBrands }: { withBrands: boolean }) {
  const translate = useTranslate()
  const { filterValues, setFilters, data } = useListContext<AuditEntry>()
  const { staff_member_id: person, ...others } = filterValues
  const name = data?.find(({ staff_member_id: id }) => id === person)?.staff_member
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <FilterLiveForm>
        <Box sx={fields(176)}>
          {withBrands && (
            <ReferenceInput source="tenant_id" reference="tenants" sort={BY_NAME} perPage={1000}>
              <SelectInput optionText="name" />
            </ReferenceInput>
          )}
          <SelectInput source="action" choices={ACTIONS.map((id) => ({ id, name: `audit.actions.${id}` }))} />
        </Box>
      </FilterLiveForm>
      <Box sx={fields(152)}>
        <DayFilter source="from" />
        <DayFilter source="until" />
      </Box>
      {person && (
        <Chip
          label={translate('audit.only_brand', { name: name ?? `#${person}` })}
          onDelete={() => setFilters(others)}
        />
      )}
    </Box>
  )
}
