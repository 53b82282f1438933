import { useEffect, useState } from 'react'
import { useRefresh } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { Lease, WholeComplaint } from '#console/complaints/complaint.ts'
import { httpClient } from '#console/data/http_client.ts'
import { useCalls } from '#console/forms/use_calls.ts'

/** Long before it ends. */
const KEPT_EVERY_MS = 4 * 60_000

/** Whose a report is: taken, kept as long as this screen is open, and let go. */
export function useLease({ id, tenant_id: tenantId }: WholeComplaint) {
  const root = `/api/tenants/${tenantId}/complaints/${id}/lease`
  const { state } = useLocation()
  const handed = state as Lease | null
  const refresh = useRefresh()
  const { isBusy, call } = useCalls(root)
  const [lease, setLease] = useState<Lease | null>(handed?.complaint_id === id ? handed : null)
  const [isLost, setIsLost] = useState(false)
  const number = lease?.number

  useEffect(() => {
    if (number === undefined) return
    const keep = async () => {
      try {
        const { json } = await httpClient(root, { method: 'POST', body: JSON.stringify({ lease: number }) })
        setLease(json.lease)
      } catch {
        setLease(null)
        setIsLost(true)
        refresh()
      }
    }
    const timer = setInterval(() => void keep(), KEPT_EVERY_MS)
    return () => clearInterval(timer)
  }, [number, root, refresh])

  async function take() {
    const taken = await call<{ lease: Lease }>('POST', '', {})
    if (taken) {
      setLease(taken.lease)
      setIsLost(false)
    }
    refresh()
  }

  async function release() {
    await call('DELETE', '', { lease: number })
    setLease(null)
    refresh()
  }

  return { lease, isLost, isBusy, take, release, end: () => setLease(null) }
}
