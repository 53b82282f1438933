import { useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListSearch } from '#console/lists/list_search.tsx'
import { STATUSES } from '#console/members/member.ts'

export function MemberFilters() {
  const translate = useTranslate()
  return (
    <FilterRow>
      <ListSearch label="members.search" />
      <ListChoice source="status" choices={STATUSES.map((id) => ({ id, name: translate(`members.statuses.${id}`) }))} />
      <ListChoice
        source="photos"
        label="members.photos.title"
        choices={[{ id: 'waiting', name: translate('members.photos.waiting') }]}
      />
    </FilterRow>
  )
}
