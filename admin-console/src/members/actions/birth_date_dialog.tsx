import { TextField } from '@mui/material'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import type { Refusal } from '#console/data/http_client.ts'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { useMemberCall } from '#console/members/actions/use_member_call.ts'
import type { WholeMember } from '#console/members/member.ts'
import { focus } from '#console/theme/focus.ts'

interface Props {
  member: WholeMember
  onClose(): void
}

export function BirthDateDialog({ member, onClose }: Props) {
  const translate = useTranslate()
  const call = useMemberCall(member)
  const [date, setDate] = useState('')
  const isConfirmed = member.status !== 'not_confirmed'

  /** The API says it to the person themselves. */
  function tooYoung(error: unknown): string | undefined {
    const fault = error instanceof HttpError ? (error.body as Refusal | undefined)?.errors?.[0] : undefined
    if (fault?.code !== 'invalid_date_of_birth') return undefined
    return translate('member_actions.birth_date.too_young', { age: fault.meta?.min_age })
  }

  return (
    <ReasonDialog
      title={translate('member_actions.birth_date.open')}
      text={translate(`member_actions.birth_date.${isConfirmed ? 'confirmed' : 'unconfirmed'}`)}
      submit={translate('member_actions.birth_date.submit')}
      isComplete={date !== ''}
      failure={tooYoung}
      onSubmit={async (reason) => {
        await call('PUT', 'birth_date', { birth_date: date, reason }, 'member_actions.birth_date.done')
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        inputRef={focus}
        fullWidth
        type="date"
        label={translate('member_actions.birth_date.field')}
        value={date}
        autoComplete="off"
        onChange={({ target }) => setDate(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ mt: 1 }}
      />
    </ReasonDialog>
  )
}
