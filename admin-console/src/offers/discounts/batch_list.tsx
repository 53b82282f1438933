import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { BatchSection } from '#console/offers/discounts/batch_section.tsx'
import type { DiscountBatch } from '#console/offers/discounts/discount_code.ts'
import { StopBatchButton } from '#console/offers/discounts/stop_batch_button.tsx'
import { useBatches } from '#console/offers/discounts/use_batches.ts'
import { useClocks } from '#console/offers/use_clocks.ts'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  tenantId: string
  reads: boolean
  action: ReactNode
}

/** A brand's unique discount codes. */
export function BatchList({ tenantId, reads, action }: Props) {
  const { data, error, refetch } = useBatches(tenantId)
  const factsOf = useFacts()
  return (
    <BatchSection
      batches={data?.batches}
      error={error}
      onRetry={refetch}
      action={action}
      path={`/api/tenants/${tenantId}/discount_batches`}
      reads={reads}
      factsOf={factsOf}
      stopOf={(batch) => <StopBatchButton tenantId={tenantId} batch={batch} />}
    />
  )
}

function useFacts() {
  const translate = useTranslate()
  const at = useClocks()
  const { date } = useTimes()
  return (batch: DiscountBatch): string => {
    const { value_percentage: percent, count, used, stopped, ends, made_at: madeAt, made_by: madeBy } = batch
    const facts = [
      translate('offers.codes.batch_facts', { percent, used, count }),
      stopped > 0 && translate('offers.codes.batch_stopped', { smart_count: stopped }),
      ends && translate('offers.until', { at: at(ends) }),
      madeBy ? translate('offers.codes.made_by', { name: madeBy, at: date(madeAt) }) : date(madeAt),
    ]
    return facts.filter(Boolean).join(' · ')
  }
}
