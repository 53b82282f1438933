import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { accountCalls } from '#console/account/account_calls.ts'
import { PasswordDialog } from '#console/account/password_dialog.tsx'
import { useBrowserName } from '#console/account/use_browser_name.ts'
import { focus } from '#console/theme/focus.ts'

const LONGEST_NAME = 100

interface Props {
  onChange(): void
  onClose(): void
}

export function PasskeyDialog({ onChange, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const nameOf = useBrowserName()
  const [name, setName] = useState(() => nameOf(navigator.userAgent))

  async function add(password: string) {
    if (!(await accountCalls.addPasskey(name.trim() || nameOf(navigator.userAgent), password))) return
    notify('account.passkeys.has_been_added', { type: 'success' })
    onChange()
    onClose()
  }

  return (
    <PasswordDialog
      title={translate('account.passkeys.add')}
      text={translate('account.passkeys.add_text')}
      submit={translate('account.continue')}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField
        label={translate('account.passkeys.name')}
        helperText={translate('account.passkeys.name_hint')}
        value={name}
        inputRef={focus}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
      />
    </PasswordDialog>
  )
}
