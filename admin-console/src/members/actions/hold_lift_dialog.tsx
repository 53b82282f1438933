import { useTranslate } from 'react-admin'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { useMemberCall } from '#console/members/actions/use_member_call.ts'
import type { HeldMember } from '#console/members/member.ts'

interface Props {
  member: HeldMember
  onClose(): void
}

/** Lets a member's data be erased again, for a reason. */
export function HoldLiftDialog({ member, onClose }: Props) {
  const translate = useTranslate()
  const call = useMemberCall(member)
  return (
    <ReasonDialog
      title={translate('member_actions.hold.lift')}
      text={translate('member_actions.hold.lift_text')}
      submit={translate('member_actions.hold.lift')}
      onSubmit={async (reason) => {
        const body = { hold_id: member.hold?.id ?? null, reason }
        await call('POST', 'erasure_hold_lift', body, 'member_actions.hold.lifted')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
