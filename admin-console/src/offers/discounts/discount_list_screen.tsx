import AddOutlined from '@mui/icons-material/AddOutlined'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListSearch } from '#console/lists/list_search.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { BatchDialog } from '#console/offers/discounts/batch_dialog.tsx'
import { BatchList } from '#console/offers/discounts/batch_list.tsx'
import { CodeDialog } from '#console/offers/discounts/code_dialog.tsx'
import { type DiscountCode, STATES } from '#console/offers/discounts/discount_code.ts'
import { useDiscountColumns } from '#console/offers/discounts/use_discount_columns.tsx'
import { usePackages } from '#console/offers/packages/use_packages.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const
const FOR_EVERYBODY = { kind: 'everybody' }

/** A brand's discount codes, and the unique ones by what they were made for. */
export default function DiscountListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { canAccess: writes = false } = useCanAccess({ resource: 'discount_codes', action: 'store', record: tenant })
  const { canAccess: reads = false } = useCanAccess({
    resource: 'discount_batches',
    action: 'store',
    record: tenant,
  })
  const columns = useDiscountColumns(writes)
  const { data: list } = usePackages(tenant.id)
  const [open, setOpen] = useState<'code' | 'batch'>()
  const close = () => setOpen(undefined)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <ListFrame
        resource="discount_codes"
        tenant={tenant}
        sort={NEWEST_FIRST}
        filtered={FOR_EVERYBODY}
        empty="offers.codes.empty"
        about={translate('offers.codes.about')}
        action={
          writes && (
            <Button variant="contained" startIcon={<AddOutlined />} disabled={!list} onClick={() => setOpen('code')}>
              {translate('offers.codes.new')}
            </Button>
          )
        }
        filters={
          <FilterRow>
            <ListSearch label="offers.codes.search" />
            <ListChoice
              source="kind"
              choices={(['everybody', 'unique'] as const).map((id) => ({
                id,
                name: translate(`offers.codes.kinds.${id}`),
              }))}
            />
            <ListChoice
              source="state"
              choices={STATES.map((id) => ({ id, name: translate(`offers.codes.states.${id}`) }))}
            />
          </FilterRow>
        }
      >
        <ListTable<DiscountCode> columns={columns} nameOf={({ code }) => code} />
      </ListFrame>
      <BatchList
        tenantId={tenant.id}
        reads={reads}
        action={
          writes && (
            <Button variant="outlined" disabled={!list} onClick={() => setOpen('batch')}>
              {translate('offers.codes.make')}
            </Button>
          )
        }
      />
      {list && open === 'code' && <CodeDialog tenantId={tenant.id} list={list} onClose={close} />}
      {list && open === 'batch' && <BatchDialog tenantId={tenant.id} list={list} onClose={close} />}
    </Box>
  )
}
