import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '#console/forms/form_dialog.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import { HoldAlert } from '#console/members/hold_alert.tsx'
import { useMemberCall } from '#console/members/actions/use_member_call.ts'
import { HOLD_REASONS, type HeldMember } from '#console/members/member.ts'

interface Props {
  member: HeldMember
  onClose(): void
}

/** Keeps a member's data from being erased until a day, or renews that. */
export function HoldDialog({ member, onClose }: Props) {
  const translate = useTranslate()
  const call = useMemberCall(member)
  const { hold } = member
  const [read] = useState({
    reason: hold?.reason ?? 'claim',
    words: hold?.words ?? '',
    last_day: hold ? hold.last_day : '',
    untold: hold?.told === false,
    why: '',
  })
  const [draft, setDraft] = useState(read)
  const { isBusy, faults, refusal, code, submit } = useSubmit('words', 'last_day', 'untold')
  const text = (key: string) => translate(`member_actions.hold.${key}`, { name: member.name })

  async function send() {
    const { untold, why, ...asked } = draft
    const body = { ...asked, hold_id: hold?.id ?? null, untold: untold ? why : null }
    if (await submit(() => call('PUT', 'erasure_hold', body, 'member_actions.hold.done'))) onClose()
  }

  const field = (name: 'reason' | 'words' | 'last_day' | 'why', fault: string = name) => ({
    fullWidth: true,
    value: draft[name],
    error: fault in faults,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  })
  const isComplete =
    draft.words.trim().length > 2 && draft.last_day !== '' && (!draft.untold || draft.why.trim().length > 2)

  return (
    <FormDialog
      title={text('title')}
      about={text('text')}
      refusal={refusal}
      isBusy={isBusy}
      isChanged={draft !== read}
      isReady={isComplete}
      submit={text(hold ? 'renew' : 'submit')}
      width="xs"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {code === 'hold_changed' && hold && <HoldAlert hold={hold} />}
      <TextField select label={text('ground')} {...field('reason')}>
        {HOLD_REASONS.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {text(`reasons.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        minRows={2}
        label={text('words')}
        helperText={faults['words'] ?? (draft.untold ? undefined : text('words_hint'))}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        {...field('words')}
      />
      <TextField
        type="date"
        label={text('last_day')}
        helperText={faults['last_day'] ?? text('last_day_hint')}
        slotProps={{ inputLabel: { shrink: true } }}
        {...field('last_day')}
      />
      <FormControlLabel
        control={<Checkbox checked={draft.untold} onChange={(_, untold) => setDraft({ ...draft, untold })} />}
        label={text('untold')}
      />
      {draft.untold && (
        <TextField
          label={text('untold_reason')}
          helperText={faults['untold']}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          {...field('why', 'untold')}
        />
      )}
    </FormDialog>
  )
}
