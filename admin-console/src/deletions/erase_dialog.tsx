import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { useMemberCall } from '#console/members/actions/use_member_call.ts'
import { useHoldText } from '#console/members/actions/use_hold_text.ts'
import type { HeldMember } from '#console/members/member.ts'
import { focus } from '#console/theme/focus.ts'

interface Props {
  member: HeldMember
  onClose(): void
}

/** Ends the days to come back, for a reason and with the member's name typed. */
export function EraseDialog({ member, onClose }: Props) {
  const translate = useTranslate()
  const call = useMemberCall(member)
  const holdText = useHoldText()
  const [name, setName] = useState('')
  return (
    <ReasonDialog
      title={translate('deletions.erase.title', { name: member.name })}
      text={translate('deletions.erase.text')}
      submit={translate('deletions.erase.open')}
      color="error"
      isComplete={name.trim() === member.name}
      failure={holdText}
      onSubmit={async (reason) => {
        await call('POST', 'erasure', { name, reason }, 'deletions.erase.done')
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        inputRef={focus}
        fullWidth
        autoComplete="off"
        label={translate('deletions.erase.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ mt: 1 }}
      />
    </ReasonDialog>
  )
}
