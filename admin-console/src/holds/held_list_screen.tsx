import { type RaRecord, useTranslate } from 'react-admin'
import { HeldBulk } from '#console/holds/held_bulk.tsx'
import { HeldMessageList } from '#console/holds/held_message_list.tsx'
import { STATES } from '#console/holds/held_message.ts'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const OLDEST_FIRST = { field: 'held_at', order: 'ASC' } as const
const WAITING = { state: 'held' }

const isWaiting = ({ state }: RaRecord) => state === 'held'

/** Messages of a brand that wait for a decision, or were decided on. */
export default function HeldListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  return (
    <ListFrame
      resource="held_messages"
      tenant={tenant}
      sort={OLDEST_FIRST}
      filtered={WAITING}
      empty="held_messages.empty"
      bulk={{ isSelectable: isWaiting, actions: <HeldBulk tenant={tenant} /> }}
      filters={
        <FilterRow>
          <ListChoice
            source="state"
            choices={STATES.map((id) => ({ id, name: translate(`held_messages.states.${id}`) }))}
          />
        </FilterRow>
      }
    >
      <HeldMessageList />
    </ListFrame>
  )
}
