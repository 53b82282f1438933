import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { DiscountBatch } from '#console/offers/discounts/discount_code.ts'
import { useOfferCall } from '#console/offers/use_offer_call.ts'

/** Stops all codes that were made together, or resumes them: what is done by one press is undone by the next. */
export function StopBatchButton({
  tenantId,
  batch: { name, count, stopped },
}: {
  tenantId: string
  batch: DiscountBatch
}) {
  const translate = useTranslate()
  const { act } = useOfferCall(['discount_codes'])
  const isStopped = stopped === count
  const way = isStopped ? 'resume' : 'stop'
  return (
    <Button
      size="small"
      color={isStopped ? 'primary' : 'inherit'}
      aria-label={translate(`offers.codes.${way}_named`, { code: name })}
      onClick={() =>
        void act({
          method: 'PUT',
          path: `/api/tenants/${tenantId}/discount_batches/${encodeURIComponent(name)}/state`,
          body: { stopped: !isStopped },
          said: `offers.codes.${way}_batch_done`,
        })
      }
    >
      {translate(`offers.codes.${way}`)}
    </Button>
  )
}
