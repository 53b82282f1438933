import type { DiscountCode } from '#console/offers/discounts/discount_code.ts'
import { StopButton } from '#console/offers/discounts/stop_button.tsx'

const SAID = { stop: 'offers.codes.stop_done', resume: 'offers.codes.resume_done' }

/** Of one code; one that is over has nothing to stop. */
export function StopCodeButton({ code: row }: { code: DiscountCode }) {
  const { id, tenant_id: tenantId, code, state, version } = row
  if (state === 'ended' || state === 'used_up') return null
  const path = `/api/tenants/${tenantId}/discount_codes/${id}/state`
  return (
    <StopButton
      list="discount_codes"
      name={code}
      isStopped={state === 'stopped'}
      path={path}
      sent={{ version }}
      said={SAID}
    />
  )
}
