import { Box, Button, TextField } from '@mui/material'
import { type SubmitEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import type { WholeMember } from '#console/members/member.ts'
import { useNoteCalls } from '#console/members/notes/use_note_calls.ts'

const LONGEST = 2_000

/** What is refused keeps what was written. */
export function NoteForm({ member }: { member: WholeMember }) {
  const translate = useTranslate()
  const { isBusy, faults, change } = useNoteCalls(member)
  const [text, setText] = useState('')
  const isEmpty = text.trim() === ''

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy && !isEmpty && (await change('POST', '', 'member_notes.added', { text }))) setText('')
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void add(event)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: 1.5, mb: 2.5 }}
    >
      <LeaveGuard isNeeded={!isEmpty} />
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={translate('member_notes.field')}
        value={text}
        error={'text' in faults}
        helperText={faults['text']}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST, dir: 'auto' } }}
        sx={{ m: 0 }}
      />
      <Button type="submit" variant="outlined" loading={isBusy} disabled={isEmpty}>
        {translate('member_notes.add')}
      </Button>
    </Box>
  )
}
