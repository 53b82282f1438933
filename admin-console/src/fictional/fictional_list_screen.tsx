import AddOutlined from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { FictionalProfile } from '#console/fictional/fictional_profile.ts'
import { useFictionalColumns } from '#console/fictional/use_fictional_columns.tsx'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListSearch } from '#console/lists/list_search.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const BY_NAME = { field: 'name', order: 'ASC' } as const

/** Profiles that the brand's team writes for. */
export default function FictionalListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = useFictionalColumns()
  const { canAccess } = useCanAccess({ resource: 'fictional_profiles', action: 'store', record: tenant })
  const states = (['used', 'retired'] as const).map((id) => ({ id, name: translate(`fictional.states.${id}`) }))
  return (
    <ListFrame
      resource="fictional_profiles"
      tenant={tenant}
      sort={BY_NAME}
      empty="fictional.empty"
      about={translate('fictional.about')}
      filters={
        <FilterRow>
          <ListSearch label="fictional.search" />
          <ListChoice source="state" choices={states} />
        </FilterRow>
      }
      action={
        canAccess && (
          <Button component={Link} to="new" variant="contained" startIcon={<AddOutlined />}>
            {translate('fictional.new')}
          </Button>
        )
      }
    >
      <ListTable<FictionalProfile> columns={columns} rowHeight={56} open={({ id }) => String(id)} />
    </ListFrame>
  )
}
