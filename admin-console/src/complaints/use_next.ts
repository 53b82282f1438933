import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Lease } from '#console/complaints/complaint.ts'
import { useCalls } from '#console/forms/use_calls.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

/** Takes the report that is due first, and opens it. */
export function useNext({ id }: Tenant) {
  const notify = useNotify()
  const navigate = useNavigate()
  const { isBusy, call } = useCalls(`/api/tenants/${id}`)

  async function takeNext(except?: string) {
    const taken = await call<{ lease: Lease | null }>('POST', '/next_complaint', { except })
    if (!taken) return
    if (taken.lease)
      await navigate(`/tenants/${id}/show/complaints/${taken.lease.complaint_id}`, { state: taken.lease })
    else {
      notify('complaints.none', { type: 'info' })
      await navigate(`/tenants/${id}/show/complaints`)
    }
  }

  return { isBusy, takeNext }
}
