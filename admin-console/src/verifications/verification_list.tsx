import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { useRowKeys } from '#console/lists/use_row_keys.ts'
import { useModerationKeys } from '#console/moderation/use_moderation_keys.ts'
import { Waiting } from '#console/theme/waiting.tsx'
import type { DecideVerification } from '#console/verifications/use_decide_verification.ts'
import { reasonsFor, type Verification } from '#console/verifications/verification.ts'
import { VerificationItem } from '#console/verifications/verification_item.tsx'

/** The keys decide about the row that has the focus, or had it last. */
export function VerificationList({ decide }: { decide: DecideVerification }) {
  const { data = [], isPending } = useListContext<Verification>()
  const [at, setAt] = useState(0)
  const [choosing, setChoosing] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const isLeft = useRef(false)
  const keysOf = useRowKeys(data.length)
  const row = Math.min(at, data.length - 1)
  const current = data[row]
  const offered = current && reasonsFor(current)

  const focusRow = (index: number) => list.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus()

  // A decided row goes: the next one takes its place and the focus.
  useEffect(() => {
    if (!isLeft.current) return
    isLeft.current = false
    focusRow(row)
  }, [data, row])

  function cancel(index: number) {
    setChoosing(undefined)
    focusRow(index)
  }

  function confirm(one: Verification) {
    if (one.state !== 'sent' || one.photos.length === 0) return
    isLeft.current = true
    decide.confirm(one)
  }

  function giveReason(one: Verification, place: number) {
    const given = reasonsFor(one)
    if (!given) return
    isLeft.current = true
    setChoosing(undefined)
    if (given.way === 'refuse') decide.refuse(one, given.reasons[place]!)
    else decide.withdraw(one, given.reasons[place]!)
  }

  const isChoosing = offered !== undefined && choosing === current!.id
  const reasonKeys = Object.fromEntries(
    (offered?.reasons ?? []).map((_, place) => [place + 1, () => giveReason(current!, place)])
  )
  const choose = (way: 'refuse' | 'withdraw') => offered?.way === way && setChoosing(current!.id)
  useModerationKeys(
    isChoosing
      ? { ...reasonKeys, Escape: () => cancel(row) }
      : { c: () => current && confirm(current), r: () => choose('refuse'), w: () => choose('withdraw') }
  )

  if (isPending)
    return (
      <Box sx={{ p: 3 }}>
        <Waiting />
      </Box>
    )
  return (
    <Box
      component="ul"
      ref={list}
      data-rows
      sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {data.map((one, index) => (
        <VerificationItem
          key={one.id}
          verification={one}
          keys={keysOf(index)}
          onReach={() => setAt(index)}
          isChoosing={choosing === one.id}
          isBusy={decide.isBusy}
          onConfirm={() => confirm(one)}
          onChoose={() => setChoosing(one.id)}
          onReason={(place) => giveReason(one, place)}
          onCancel={() => cancel(index)}
        />
      ))}
    </Box>
  )
}
