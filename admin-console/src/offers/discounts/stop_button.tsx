import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { DiscountCode } from '#console/offers/discounts/discount_code.ts'
import { useOfferCall } from '#console/offers/use_offer_call.ts'

/** Stops a code, or resumes it: what is done by one press is undone by the next. A code that is over has nothing to stop. */
export function StopButton({ code: row }: { code: DiscountCode }) {
  const translate = useTranslate()
  const { act } = useOfferCall(['discount_codes'])
  const { id, tenant_id: tenantId, code, state, version } = row
  if (state === 'ended' || state === 'used_up') return null
  const isStopped = state === 'stopped'
  const way = isStopped ? 'resume' : 'stop'
  return (
    <Button
      size="small"
      color={isStopped ? 'primary' : 'inherit'}
      aria-label={translate(`offers.codes.${way}_named`, { code })}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() =>
        void act({
          method: 'PUT',
          path: `/api/tenants/${tenantId}/discount_codes/${id}/state`,
          body: { stopped: !isStopped, version },
          said: `offers.codes.${way}_done`,
        })
      }
    >
      {translate(`offers.codes.${way}`)}
    </Button>
  )
}
