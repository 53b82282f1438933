import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { PasswordField } from '#console/forms/password_field.tsx'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import { focus } from '#console/theme/focus.ts'

interface Props {
  title: string
  text?: string
  submit: string
  /** Fields above the password. */
  children?: ReactNode
  /** What it throws is said in the dialog, which stays open. */
  onSubmit(password: string): Promise<unknown>
  onClose(): void
}

/** Asks for the password once more, before something that whoever finds an open console mustn't change. */
export function PasswordDialog({ title, text, submit: label, children, onSubmit, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const { isBusy, faults, refusal, submit } = useSubmit('password')
  const [password, setPassword] = useState('')

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(() => onSubmit(password))
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={send}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{text ?? translate('passwords.ask')}</DialogContentText>
          <RefusalAlert text={refusal} />
          {children}
          <PasswordField
            label={translate('passwords.yours')}
            value={password}
            autoComplete="current-password"
            fault={faults.password}
            inputRef={children ? undefined : focus}
            onChange={setPassword}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={password === ''}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
