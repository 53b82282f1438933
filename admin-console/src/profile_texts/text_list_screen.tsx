import { useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { useModerationKeys } from '#console/moderation/use_moderation_keys.ts'
import { LastTextDecision } from '#console/profile_texts/last_text_decision.tsx'
import { STATES } from '#console/profile_texts/profile_text.ts'
import { TextList } from '#console/profile_texts/text_list.tsx'
import { useDecideText } from '#console/profile_texts/use_decide_text.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

const OLDEST_FIRST = { field: 'held_at', order: 'ASC' } as const
const WAITING = { state: 'held' }

/** What members of a brand wrote about themselves and staff read first, one after the other, by keys alone if one likes. */
export default function TextListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const decide = useDecideText(tenant.id)
  useModerationKeys({ u: decide.undo })
  return (
    <ListFrame
      resource="profile_texts"
      tenant={tenant}
      sort={OLDEST_FIRST}
      filtered={WAITING}
      empty="profile_texts.empty"
      notice={<LastTextDecision decide={decide} />}
      filters={
        <FilterRow>
          <ListChoice
            source="state"
            choices={STATES.map((id) => ({ id, name: translate(`profile_texts.states.${id}`) }))}
          />
        </FilterRow>
      }
    >
      <TextList decide={decide} />
    </ListFrame>
  )
}
