import AddOutlined from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListSearch } from '#console/lists/list_search.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { BlockDialog } from '#console/payments/blocks/block_dialog.tsx'
import { useBlockColumns } from '#console/payments/blocks/use_block_columns.tsx'
import { BLOCK_STATES, BLOCKED_KINDS, type PaymentBlock } from '#console/payments/payment.ts'
import { ListFrame } from '#console/lists/list_frame.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const LATEST_FIRST = { field: 'made_at', order: 'DESC' } as const

/** Accounts and numbers that a brand's direct debit is refused to. */
export default function BlockListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = useBlockColumns(tenant)
  const [isAdding, setIsAdding] = useState(false)
  const { canAccess: blocks } = useCanAccess({ resource: 'payment_blocks', action: 'store', record: tenant })
  return (
    <>
      <ListFrame<PaymentBlock>
        resource="payment_blocks"
        tenant={tenant}
        sort={LATEST_FIRST}
        about={translate('payments.blocks.about')}
        empty="payments.blocks.empty"
        action={
          blocks && (
            <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setIsAdding(true)}>
              {translate('payments.blocks.add')}
            </Button>
          )
        }
        filters={
          <FilterRow>
            <ListSearch label="payments.blocks.search" />
            <ListChoice
              source="kind"
              choices={BLOCKED_KINDS.map((id) => ({ id, name: translate(`payments.blocks.kinds.${id}`) }))}
            />
            <ListChoice
              source="state"
              choices={BLOCK_STATES.map((id) => ({ id, name: translate(`payments.blocks.states.${id}`) }))}
            />
          </FilterRow>
        }
      >
        <ListTable<PaymentBlock> columns={columns} />
      </ListFrame>
      {isAdding && <BlockDialog tenant={tenant} onClose={() => setIsAdding(false)} />}
    </>
  )
}
