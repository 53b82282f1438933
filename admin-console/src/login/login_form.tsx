import { Alert, Box, Button, TextField } from '@mui/material'
import { type SubmitEvent, useState } from 'react'
import { type HttpError, useLogin, useTranslate } from 'react-admin'
import type { Credentials } from '#console/data/auth_provider.ts'
import type { Refusal } from '#console/data/http_client.ts'
import { focus } from '#console/theme/focus.ts'

const CODE_LENGTH = 6

/** All fields are required, so none is marked with an asterisk. */
const UNSTARRED = { inputLabel: { required: false } }

export function LoginForm() {
  const translate = useTranslate()
  const login = useLogin()
  const [asksForCode, setAsksForCode] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as unknown as Credentials
    setIsBusy(true)
    setRefusal('')
    try {
      await login(fields)
    } catch (error) {
      const { body, message } = error as HttpError
      const code = (body as Refusal | undefined)?.errors?.[0]?.code
      setAsksForCode((asked) => asked || code === 'totp_required')
      // The first request for the code isn't shown as an error.
      setRefusal(code === 'totp_required' && !asksForCode ? '' : message)
      setIsBusy(false)
    }
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {refusal && (
        <Alert severity="error" variant="outlined">
          {refusal}
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        label={translate('login.email')}
        autoComplete="username"
        required
        slotProps={UNSTARRED}
      />
      <TextField
        name="password"
        type="password"
        label={translate('login.password')}
        autoComplete="current-password"
        required
        slotProps={UNSTARRED}
      />
      {asksForCode && (
        <TextField
          name="totp"
          label={translate('login.code')}
          helperText={translate('login.code_help')}
          autoComplete="one-time-code"
          required
          inputRef={focus}
          slotProps={{
            ...UNSTARRED,
            htmlInput: { inputMode: 'numeric', pattern: `\\d{${CODE_LENGTH}}`, maxLength: CODE_LENGTH },
          }}
        />
      )}
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ mt: 1 }}>
        {translate('login.submit')}
      </Button>
    </Box>
  )
}
