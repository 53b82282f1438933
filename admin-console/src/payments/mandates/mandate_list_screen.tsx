import { useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListSearch } from '#console/lists/list_search.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { useMandateColumns } from '#console/payments/mandates/use_mandate_columns.tsx'
import { type Mandate, MANDATE_STATES } from '#console/payments/payment.ts'
import { ListFrame } from '#console/lists/list_frame.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const LATEST_FIRST = { field: 'signed_at', order: 'DESC' } as const

/** Mandates that a brand's members gave for direct debit. */
export default function MandateListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = useMandateColumns(tenant)
  return (
    <ListFrame<Mandate>
      resource="mandates"
      tenant={tenant}
      sort={LATEST_FIRST}
      empty="payments.mandates.empty"
      filters={
        <FilterRow>
          <ListSearch label="payments.mandates.search" />
          <ListChoice
            source="state"
            choices={MANDATE_STATES.map((id) => ({ id, name: translate(`payments.mandates.states.${id}`) }))}
          />
        </FilterRow>
      }
    >
      <ListTable<Mandate> columns={columns} />
    </ListFrame>
  )
}
