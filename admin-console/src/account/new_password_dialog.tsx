import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { accountCalls } from '#console/account/account_calls.ts'
import { PasswordField } from '#console/forms/password_field.tsx'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import { focus } from '#console/theme/focus.ts'

interface Props {
  email: string
  onChange(): void
  onClose(): void
}

export function NewPasswordDialog({ email, onChange, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const id = useId()
  const { isBusy, faults, refusal, submit } = useSubmit('current_password', 'password')
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')

  async function change() {
    await accountCalls.changePassword({ current_password: current, password })
    notify('account.password.changed', { type: 'success' })
    onChange()
    onClose()
  }

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(change)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={send}>
        <DialogTitle id={id}>{translate('account.password.change')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{translate('account.password.ends_sessions')}</DialogContentText>
          <RefusalAlert text={refusal} />
          {/* Password managers keep it with the password. */}
          <input hidden readOnly name="username" autoComplete="username" value={email} />
          <PasswordField
            label={translate('passwords.current')}
            value={current}
            autoComplete="current-password"
            fault={faults.current_password}
            inputRef={focus}
            onChange={setCurrent}
          />
          <PasswordField
            label={translate('passwords.new')}
            value={password}
            autoComplete="new-password"
            fault={faults.password}
            hint={translate('passwords.hint')}
            onChange={setPassword}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={current === '' || password === ''}>
            {translate('account.password.change')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
