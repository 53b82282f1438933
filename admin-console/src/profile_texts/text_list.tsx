import { DecidedRows } from '#console/moderation/decided_rows.tsx'
import { useDecidedRows } from '#console/moderation/use_decided_rows.ts'
import { useModerationKeys } from '#console/moderation/use_moderation_keys.ts'
import { type ProfileText, TEXT_REFUSALS, type TextRefusal } from '#console/profile_texts/profile_text.ts'
import { TextItem } from '#console/profile_texts/text_item.tsx'
import type { DecideText } from '#console/profile_texts/use_decide_text.ts'

export function TextList({ decide }: { decide: DecideText }) {
  const rows = useDecidedRows<ProfileText>()
  const text = rows.current?.state === 'held' ? rows.current : undefined

  function publish(one: ProfileText) {
    rows.leave()
    decide.publish(one)
  }

  function refuse(one: ProfileText, reason: TextRefusal) {
    rows.leave()
    decide.refuse(one, reason)
  }

  const reasonKeys = Object.fromEntries(
    TEXT_REFUSALS.map((reason, index) => [index + 1, () => text && refuse(text, reason)])
  )
  useModerationKeys(
    rows.isChoosing(text)
      ? { ...reasonKeys, Escape: () => rows.cancel() }
      : { p: () => text && publish(text), r: () => text && rows.choose(text) }
  )

  return (
    <DecidedRows rows={rows}>
      {rows.data.map((one, index) => (
        <TextItem
          key={one.id}
          text={one}
          {...rows.propsOf(index)}
          isBusy={decide.isBusy}
          onPublish={() => publish(one)}
          onRefuse={(reason) => refuse(one, reason)}
        />
      ))}
    </DecidedRows>
  )
}
