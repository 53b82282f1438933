import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import { focus } from '#console/theme/focus.ts'

interface Props {
  title: string
  name?: string
  onSave(name: string): Promise<void>
  onClose(): void
}

const LONGEST_NAME = 60

/** Asks under which name a filter is kept. */
export default function NameDialog({ title, name: before = '', onSave, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const [name, setName] = useState(before)
  const { isBusy, faults, refusal, submit } = useSubmit('name')

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (await submit(() => onSave(name.trim()))) onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <RefusalAlert text={refusal} />
          <TextField
            inputRef={focus}
            fullWidth
            label={translate('lists.saved.name')}
            value={name}
            error={'name' in faults}
            helperText={faults.name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={name.trim() === ''}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
