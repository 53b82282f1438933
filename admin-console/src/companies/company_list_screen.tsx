import AddOutlined from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useCanAccess, useLocale, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Company } from '#console/companies/company.ts'
import type { Column } from '#console/lists/column.ts'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListSearch } from '#console/lists/list_search.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { placeName } from '#console/translations/place_name.ts'

const BY_NAME = { field: 'name', order: 'ASC' } as const

/** Who stands behind the brands. */
export default function CompanyListScreen() {
  const translate = useTranslate()
  const locale = useLocale()
  const { canAccess: creates } = useCanAccess({ resource: 'companies', action: 'create' })
  const columns: Column<Company>[] = [
    { source: 'name', isSorted: true, sx: { fontWeight: 550 }, render: ({ name }) => name },
    { source: 'city', isSorted: true, render: ({ city }) => city },
    { source: 'country', isSorted: true, render: ({ country }) => placeName(country, locale) },
    { source: 'brands', isSorted: true, align: 'right', render: ({ brands }) => brands },
  ]
  return (
    <ListFrame
      resource="companies"
      sort={BY_NAME}
      empty="companies.empty"
      about={translate('companies.about')}
      filters={
        <FilterRow>
          <ListSearch label="companies.search" />
        </FilterRow>
      }
      action={
        creates && (
          <Button component={Link} to="/companies/create" variant="contained" startIcon={<AddOutlined />}>
            {translate('companies.new')}
          </Button>
        )
      }
    >
      <ListTable<Company> columns={columns} open={({ id }) => `/companies/${id}/show`} />
    </ListFrame>
  )
}
