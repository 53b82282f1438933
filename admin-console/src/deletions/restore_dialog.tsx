import { useTranslate } from 'react-admin'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { useMemberCall } from '#console/members/actions/use_member_call.ts'
import type { HeldMember } from '#console/members/member.ts'

interface Props {
  member: HeldMember
  onClose(): void
}

/** Gives an account back to who asked for it. */
export function RestoreDialog({ member, onClose }: Props) {
  const translate = useTranslate()
  const call = useMemberCall(member)
  const words = 'member_actions.deletion.restore'
  return (
    <ReasonDialog
      title={translate(`${words}.title`, { name: member.name })}
      text={translate(`${words}.text`)}
      submit={translate(`${words}.open`)}
      onSubmit={async (reason) => {
        await call('PUT', 'deletion', { deleted: false, reason }, `${words}.done`)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
