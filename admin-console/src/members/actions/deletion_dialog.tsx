import { Checkbox, FormControlLabel } from '@mui/material'
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

/** Deletes the account as its owner asked, or gives it back as long as that is possible. */
export function DeletionDialog({ member, onClose }: Props) {
  const translate = useTranslate()
  const call = useMemberCall(member)
  const [refund, setRefund] = useState(false)
  const isLeaving = member.restorable_until !== null
  const words = `member_actions.deletion.${isLeaving ? 'restore' : 'delete'}`
  const mayRefund = !isLeaving && member.credits > member.bonus
  return (
    <ReasonDialog
      title={translate(`${words}.title`, { name: member.name })}
      text={translate(`${words}.text`)}
      submit={translate(`${words}.open`)}
      color={isLeaving ? 'primary' : 'error'}
      onSubmit={async (reason) => {
        await call('PUT', 'deletion', { deleted: !isLeaving, ...(refund && { refund }), reason }, `${words}.done`)
        onClose()
      }}
      onClose={onClose}
    >
      {mayRefund && (
        <FormControlLabel
          control={
            <Checkbox
              checked={refund}
              onChange={(_, isChecked) => setRefund(isChecked)}
              slotProps={{ input: { ref: focus } }}
            />
          }
          label={translate('member_actions.deletion.refund')}
        />
      )}
    </ReasonDialog>
  )
}
