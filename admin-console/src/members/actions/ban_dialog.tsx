import { useTranslate } from 'react-admin'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { useMemberCall } from '#console/members/actions/use_member_call.ts'
import type { WholeMember } from '#console/members/member.ts'

interface Props {
  member: WholeMember
  onClose(): void
}

export function BanDialog({ member, onClose }: Props) {
  const translate = useTranslate()
  const call = useMemberCall(member)
  const isBanned = member.status === 'banned'
  const words = `member_actions.ban.${isBanned ? 'lift' : 'begin'}`
  return (
    <ReasonDialog
      title={translate(`${words}.title`, { name: member.name })}
      text={translate(`${words}.text`)}
      submit={translate(`${words}.open`)}
      color={isBanned ? 'primary' : 'error'}
      onSubmit={async (reason) => {
        await call('PUT', 'ban', { banned: !isBanned, reason }, `${words}.done`)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
