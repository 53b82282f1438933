import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { failureText } from '#console/forms/failure_text.ts'
import type { MarkWithdrawal, Verification, VerificationRefusal } from '#console/verifications/verification.ts'

export interface Done {
  verification: Verification
  what: 'confirmed' | 'refused' | 'withdrawn' | 'undone'
  reason?: VerificationRefusal | MarkWithdrawal
}

/** Decides about photos and marks, and takes the last decision about a photo back. All of it is recorded in the audit log. */
export function useDecideVerification(tenantId: string) {
  const refresh = useRefresh()
  const [done, setDone] = useState<Done>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(next: Done, path: string, body: object) {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      const address = `/api/tenants/${tenantId}/verifications/${next.verification.id}/${path}`
      await httpClient(address, { method: 'POST', body: JSON.stringify(body) })
      setDone(next)
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setIsBusy(false)
      // Also when somebody else was faster.
      refresh()
    }
  }

  const isUndoable = done?.what === 'confirmed' || done?.what === 'refused'
  return {
    done,
    failure,
    isBusy,
    isUndoable,
    confirm: (verification: Verification) =>
      void send({ verification, what: 'confirmed' }, 'confirmation', {
        photos: verification.photos.map(({ id }) => id),
      }),
    refuse: (verification: Verification, reason: VerificationRefusal) =>
      void send({ verification, what: 'refused', reason }, 'refusal', { reason }),
    withdraw: (verification: Verification, reason: MarkWithdrawal) =>
      void send({ verification, what: 'withdrawn', reason }, 'withdrawal', { reason }),
    undo: () => isUndoable && void send({ verification: done.verification, what: 'undone' }, 'undo', {}),
  }
}

export type DecideVerification = ReturnType<typeof useDecideVerification>
