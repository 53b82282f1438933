import { DecidedRows } from '#console/moderation/decided_rows.tsx'
import { useDecidedRows } from '#console/moderation/use_decided_rows.ts'
import { useModerationKeys } from '#console/moderation/use_moderation_keys.ts'
import type { DecideVerification } from '#console/verifications/use_decide_verification.ts'
import { reasonsFor, type Verification } from '#console/verifications/verification.ts'
import { VerificationItem } from '#console/verifications/verification_item.tsx'

export function VerificationList({ decide }: { decide: DecideVerification }) {
  const rows = useDecidedRows<Verification>()
  const { current } = rows
  const offered = current && reasonsFor(current)

  function confirm(one: Verification) {
    if (one.state !== 'sent' || one.photos.length === 0) return
    rows.leave()
    decide.confirm(one)
  }

  function giveReason(one: Verification, place: number) {
    const given = reasonsFor(one)
    if (!given) return
    rows.leave()
    if (given.way === 'refuse') decide.refuse(one, given.reasons[place]!)
    else decide.withdraw(one, given.reasons[place]!)
  }

  const reasonKeys = Object.fromEntries(
    (offered?.reasons ?? []).map((_, place) => [place + 1, () => giveReason(current!, place)])
  )
  const choose = (way: 'refuse' | 'withdraw') => offered?.way === way && rows.choose(current!)
  useModerationKeys(
    offered && rows.isChoosing(current)
      ? { ...reasonKeys, Escape: () => rows.cancel() }
      : { c: () => current && confirm(current), r: () => choose('refuse'), w: () => choose('withdraw') }
  )

  return (
    <DecidedRows rows={rows}>
      {rows.data.map((one, index) => (
        <VerificationItem
          key={one.id}
          verification={one}
          {...rows.propsOf(index)}
          isBusy={decide.isBusy}
          onConfirm={() => confirm(one)}
          onReason={(place) => giveReason(one, place)}
        />
      ))}
    </DecidedRows>
  )
}
