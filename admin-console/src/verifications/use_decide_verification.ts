import { useDecisions } from '#console/moderation/use_decisions.ts'
import type { MarkWithdrawal, Verification, VerificationRefusal } from '#console/verifications/verification.ts'

export interface Done {
  verification: Verification
  what: 'confirmed' | 'refused' | 'withdrawn' | 'undone'
  reason?: VerificationRefusal | MarkWithdrawal
}

/** Decides about photos and marks, and takes the last decision about a photo back. */
export function useDecideVerification(tenantId: string) {
  const { send, ...decisions } = useDecisions<Done>()
  const { done } = decisions
  const isUndoable = done?.what === 'confirmed' || done?.what === 'refused'
  const addressOf = ({ id }: Verification, path: string) => `/api/tenants/${tenantId}/verifications/${id}/${path}`
  return {
    ...decisions,
    isUndoable,
    confirm: (verification: Verification) =>
      void send({ verification, what: 'confirmed' }, addressOf(verification, 'confirmation'), {
        photos: verification.photos.map(({ id }) => id),
      }),
    refuse: (verification: Verification, reason: VerificationRefusal) =>
      void send({ verification, what: 'refused', reason }, addressOf(verification, 'refusal'), { reason }),
    withdraw: (verification: Verification, reason: MarkWithdrawal) =>
      void send({ verification, what: 'withdrawn', reason }, addressOf(verification, 'withdrawal'), { reason }),
    undo: () => {
      if (!isUndoable) return
      const { verification } = done
      void send({ verification, what: 'undone' }, addressOf(verification, 'undo'))
    },
  }
}

export type DecideVerification = ReturnType<typeof useDecideVerification>
