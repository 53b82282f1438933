import { useTranslate } from 'react-admin'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { useMemberCall } from '#console/members/actions/use_member_call.ts'
import type { WholeMember } from '#console/members/member.ts'

interface Props {
  member: WholeMember
  onClose(): void
}

/** Mails the link to confirm the address to who hasn't, and one to choose a password to everybody else. */
export function LinkDialog({ member, onClose }: Props) {
  const translate = useTranslate()
  const call = useMemberCall(member)
  const mail = member.status === 'not_confirmed' ? 'activation' : 'password_reset'
  const words = `member_actions.link.${mail}`
  return (
    <ReasonDialog
      title={translate(`${words}.open`)}
      text={translate(`${words}.text`)}
      submit={translate('member_actions.link.submit')}
      onSubmit={async (reason) => {
        await call('POST', 'mails', { mail, reason }, 'member_actions.link.done')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
