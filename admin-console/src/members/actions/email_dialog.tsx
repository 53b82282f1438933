import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { useMemberCall } from '#console/members/actions/use_member_call.ts'
import type { WholeMember } from '#console/members/member.ts'
import { focus } from '#console/theme/focus.ts'

interface Props {
  member: WholeMember
  onClose(): void
}

export function EmailDialog({ member, onClose }: Props) {
  const translate = useTranslate()
  const call = useMemberCall(member)
  const [email, setEmail] = useState('')
  const state = member.status === 'not_confirmed' ? 'unconfirmed' : 'confirmed'
  return (
    <ReasonDialog
      title={translate('member_actions.email.open')}
      text={translate(`member_actions.email.${state}`)}
      submit={translate('member_actions.email.submit')}
      isComplete={email.trim() !== ''}
      onSubmit={async (reason) => {
        await call('PUT', 'email', { email: email.trim(), reason }, `member_actions.email.${state}_done`)
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        inputRef={focus}
        fullWidth
        type="email"
        label={translate('member_actions.email.field')}
        value={email}
        autoComplete="off"
        onChange={({ target }) => setEmail(target.value)}
        sx={{ mt: 1 }}
      />
    </ReasonDialog>
  )
}
