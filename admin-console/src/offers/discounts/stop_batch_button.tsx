import type { DiscountBatch } from '#console/offers/discounts/discount_code.ts'
import { StopButton } from '#console/offers/discounts/stop_button.tsx'

const SAID = { stop: 'offers.codes.stop_batch_done', resume: 'offers.codes.resume_batch_done' }

interface Props {
  tenantId: string
  batch: DiscountBatch
}

/** Of all codes that were made together. */
export function StopBatchButton({ tenantId, batch: { name, count, stopped } }: Props) {
  const path = `/api/tenants/${tenantId}/discount_batches/${encodeURIComponent(name)}/state`
  return <StopButton list="discount_codes" name={name} isStopped={stopped === count} path={path} said={SAID} />
}
