import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { useRowKeys } from '#console/lists/use_row_keys.ts'
import { useModerationKeys } from '#console/moderation/use_moderation_keys.ts'
import { type ProfileText, TEXT_REFUSALS, type TextRefusal } from '#console/profile_texts/profile_text.ts'
import { TextItem } from '#console/profile_texts/text_item.tsx'
import type { DecideText } from '#console/profile_texts/use_decide_text.ts'
import { Waiting } from '#console/theme/waiting.tsx'

/** The keys decide about the row that has the focus, or had it last. */
export function TextList({ decide }: { decide: DecideText }) {
  const { data = [], isPending } = useListContext<ProfileText>()
  const [at, setAt] = useState(0)
  const [choosing, setChoosing] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const isLeft = useRef(false)
  const keysOf = useRowKeys(data.length)
  const row = Math.min(at, data.length - 1)
  const current = data[row]
  const text = current?.state === 'held' ? current : undefined

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

  function publish(one: ProfileText) {
    isLeft.current = true
    decide.publish(one)
  }

  function refuse(one: ProfileText, reason: TextRefusal) {
    isLeft.current = true
    setChoosing(undefined)
    decide.refuse(one, reason)
  }

  const isChoosing = text !== undefined && choosing === text.id
  const reasonKeys = Object.fromEntries(
    TEXT_REFUSALS.map((reason, index) => [index + 1, () => text && refuse(text, reason)])
  )
  useModerationKeys(
    isChoosing
      ? { ...reasonKeys, Escape: () => cancel(row) }
      : { p: () => text && publish(text), r: () => text && setChoosing(text.id) }
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
        <TextItem
          key={one.id}
          text={one}
          keys={keysOf(index)}
          onReach={() => setAt(index)}
          isChoosing={choosing === one.id}
          isBusy={decide.isBusy}
          onPublish={() => publish(one)}
          onChoose={() => setChoosing(one.id)}
          onRefuse={(reason) => refuse(one, reason)}
          onCancel={() => cancel(index)}
        />
      ))}
    </Box>
  )
}
