import { useTranslate } from 'react-admin'
import { BAN_STATES } from '#console/bans/ban.ts'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import type { PhotoRefusal } from '#console/members/member.ts'

export function BanFilters({ reasons }: { reasons: readonly PhotoRefusal[] }) {
  const translate = useTranslate()
  return (
    <FilterRow>
      <ListChoice
        source="reason"
        choices={reasons.map((id) => ({ id, name: translate(`members.photos.reasons.${id}`) }))}
      />
      <ListChoice source="state" choices={BAN_STATES.map((id) => ({ id, name: translate(`bans.states.${id}`) }))} />
    </FilterRow>
  )
}
