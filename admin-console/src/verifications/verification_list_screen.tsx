import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { useModerationKeys } from '#console/moderation/use_moderation_keys.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { LastVerificationDecision } from '#console/verifications/last_verification_decision.tsx'
import { useDecideVerification } from '#console/verifications/use_decide_verification.ts'
import { STATES } from '#console/verifications/verification.ts'
import { VerificationList } from '#console/verifications/verification_list.tsx'

const OLDEST_FIRST = { field: 'sent_at', order: 'ASC' } as const
const WAITING = { state: 'sent' }

/** Photos that members of a brand sent to be compared with those of their profile, one after the other, by keys alone if one likes. */
export default function VerificationListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const decide = useDecideVerification(tenant.id)
  useModerationKeys({ u: decide.undo })
  return (
    <ListFrame
      resource="verifications"
      tenant={tenant}
      sort={OLDEST_FIRST}
      filtered={WAITING}
      empty="verifications.empty"
      notice={
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('verifications.hint')}
          </Typography>
          <LastVerificationDecision decide={decide} />
        </>
      }
      filters={
        <FilterRow>
          <ListChoice
            source="state"
            choices={STATES.map((id) => ({ id, name: translate(`verifications.states.${id}`) }))}
          />
        </FilterRow>
      }
    >
      <VerificationList decide={decide} />
    </ListFrame>
  )
}
