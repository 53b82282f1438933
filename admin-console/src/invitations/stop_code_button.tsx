import { CODES, type InviteCode } from '#console/invitations/invite_code.ts'
import { StopButton } from '#console/offers/discounts/stop_button.tsx'

const SAID = { stop: 'invitations.stop_done', resume: 'offers.codes.resume_done' }

export function StopCodeButton({ code: row }: { code: InviteCode }) {
  const { id, tenant_id: tenantId, code, state, uses, note, version } = row
  return (
    <StopButton
      list={CODES}
      name={code}
      isStopped={state === 'stopped'}
      path={`/api/tenants/${tenantId}/invite_codes/${id}`}
      sent={{ uses, note, version }}
      said={SAID}
    />
  )
}
