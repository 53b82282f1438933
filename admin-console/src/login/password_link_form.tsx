import { Box, Button, TextField, Typography } from '@mui/material'
import { type SubmitEvent, useState } from 'react'
import { useLogin, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Credentials } from '#console/data/auth_provider.ts'
import { httpClient } from '#console/data/http_client.ts'
import { PasswordField } from '#console/forms/password_field.tsx'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import type { Arrival } from '#console/login/arrival.ts'
import type { PasswordLink } from '#console/login/password_link.ts'
import { PlainPage } from '#console/theme/plain_page.tsx'

interface Props {
  /** Of the link in the API. */
  path: string
  link: PasswordLink
}

export function PasswordLinkForm({ path, link: { purpose, ...known } }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const login: (credentials: Credentials) => Promise<unknown> = useLogin()
  const { isBusy, faults, refusal, submit } = useSubmit('password', 'email', 'name')
  const [email, setEmail] = useState(known.email ?? '')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const isFirst = purpose === 'first'

  async function choose() {
    const body = JSON.stringify({ password, ...(isFirst && { email, name }) })
    const { json } = await httpClient(path, { method: 'POST', body })
    // The password is stored: whatever else the log-in asks for or refuses is its own screen's to say.
    const arrival: Arrival = { email: json.email, hasNewPassword: true }
    await login({ email: json.email, password }).catch(() => navigate('/login', { state: arrival, replace: true }))
  }

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(choose)
  }
  return (
    <PlainPage title={translate(`password_link.titles.${purpose}`, { name: known.name ?? '' })} width={400}>
      <Typography sx={{ color: 'text.secondary' }}>{translate(`password_link.texts.${purpose}`)}</Typography>
      <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 2 }}>
        <RefusalAlert text={refusal} />
        {isFirst && (
          <TextField
            required
            label={translate('password_link.name')}
            value={name}
            autoComplete="name"
            error={faults.name !== undefined}
            helperText={faults.name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ inputLabel: { required: false } }}
          />
        )}
        <TextField
          required
          type="email"
          label={translate('login.email')}
          value={email}
          autoComplete="username"
          error={faults.email !== undefined}
          helperText={faults.email}
          onChange={({ target }) => setEmail(target.value)}
          // Password managers keep it with the password.
          slotProps={{ inputLabel: { required: false }, htmlInput: { readOnly: !isFirst } }}
        />
        <PasswordField
          label={translate('passwords.new')}
          value={password}
          autoComplete="new-password"
          fault={faults.password}
          hint={translate('passwords.hint')}
          onChange={setPassword}
        />
        <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ mt: 1 }}>
          {translate('password_link.submit')}
        </Button>
      </Box>
    </PlainPage>
  )
}
