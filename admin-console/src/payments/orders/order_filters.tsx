import { useTranslate } from 'react-admin'
import { DayFilter } from '#console/lists/day_filter.tsx'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListSearch } from '#console/lists/list_search.tsx'
import { METHODS, ORDER_STATUSES } from '#console/payments/payment.ts'
import { useMethodName } from '#console/payments/use_method_name.ts'

export function OrderFilters() {
  const translate = useTranslate()
  const methodName = useMethodName()
  return (
    <FilterRow>
      <ListSearch label="payments.orders.search" />
      <ListChoice
        source="status"
        choices={ORDER_STATUSES.map((id) => ({ id, name: translate(`members.order_statuses.${id}`) }))}
      />
      <ListChoice source="method" choices={METHODS.map((id) => ({ id, name: methodName(id) }))} />
      <DayFilter source="from" />
      <DayFilter source="until" />
    </FilterRow>
  )
}
