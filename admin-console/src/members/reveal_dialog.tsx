import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { type SubmitEvent, useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { focus } from '#console/theme/focus.ts'
import type { Member } from '#console/members/member.ts'

interface Props {
  member: Member
  onClose(): void
  onRevealed(email: string): void
}

const LONGEST_REASON = 200

/** Asks for a reason, which is stored in the audit log. */
export function RevealDialog({ member, onClose, onRevealed }: Props) {
  const translate = useTranslate()
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    setRefusal('')
    try {
      const body = JSON.stringify({ tenant_id: member.tenant_id, reason })
      const { json } = await httpClient(`/api/members/${member.id}/reveal`, { method: 'POST', body })
      onRevealed(json.email)
    } catch (error) {
      setRefusal(error instanceof HttpError ? error.message : translate('forms.not_reached'))
      setIsBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="reveal-title">
      <form onSubmit={submit}>
        <DialogTitle id="reveal-title">{translate('members.reveal.title', { name: member.name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{translate('members.reveal.text')}</DialogContentText>
          {refusal && (
            <Alert severity="error" variant="outlined">
              {refusal}
            </Alert>
          )}
          <TextField
            inputRef={focus}
            fullWidth
            multiline
            minRows={2}
            label={translate('members.reveal.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={reason.trim() === ''}>
            {translate('members.reveal.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
