import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { failureText } from '#console/forms/failure_text.ts'
import type { HeldMessage, HoldReason } from '#console/holds/held_message.ts'

/** The decision is recorded in the audit log. */
export function useDecideHeld({ id, tenant_id: tenantId }: HeldMessage) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)

  async function decide(how: 'release' | 'refusal', body: { reason?: HoldReason } = {}) {
    setIsBusy(true)
    try {
      await httpClient(`/api/tenants/${tenantId}/held_messages/${id}/${how}`, {
        method: 'POST',
        body: JSON.stringify(body),
      })
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    } finally {
      setIsBusy(false)
      // Also when somebody else was faster.
      refresh()
    }
  }

  return { release: () => decide('release'), refuse: (reason: HoldReason) => decide('refusal', { reason }), isBusy }
}
