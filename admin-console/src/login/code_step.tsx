import { Box, Button, TextField } from '@mui/material'
import { type SubmitEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { CodeField } from '#console/forms/code_field.tsx'
import { focus } from '#console/theme/focus.ts'

export type SecondFactor = { totp: string } | { recovery_code: string }

interface Props {
  isBusy: boolean
  onSubmit(factor: SecondFactor): void
}

/** The authenticator's code, or one of the codes kept for the day that it is lost. */
export function CodeStep({ isBusy, onSubmit }: Props) {
  const translate = useTranslate()
  const [isRecovering, setIsRecovering] = useState(false)
  const [code, setCode] = useState('')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(isRecovering ? { recovery_code: code.trim() } : { totp: code })
  }

  function turn() {
    setIsRecovering(!isRecovering)
    setCode('')
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {isRecovering ? (
        <TextField
          key="recovery_code"
          required
          label={translate('login.recovery_code')}
          helperText={translate('login.recovery_code_help')}
          value={code}
          autoComplete="off"
          inputRef={focus}
          onChange={({ target }) => setCode(target.value)}
          slotProps={{ inputLabel: { required: false }, htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
      ) : (
        <CodeField hint={translate('login.code_help')} value={code} onChange={setCode} />
      )}
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ mt: 1 }}>
        {translate('login.submit')}
      </Button>
      <Button disabled={isBusy} onClick={turn}>
        {translate(isRecovering ? 'login.use_app' : 'login.use_recovery_code')}
      </Button>
    </Box>
  )
}
