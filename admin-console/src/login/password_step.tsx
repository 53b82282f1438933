import { Box, Button, TextField } from '@mui/material'
import type { SubmitEvent } from 'react'
import { useTranslate } from 'react-admin'
import { focus } from '#console/theme/focus.ts'

export interface Password {
  email: string
  password: string
}

interface Props {
  /** Filled in already. */
  email: string
  isBusy: boolean
  onSubmit(typed: Password): void
}

/** All fields are required, so none is marked with an asterisk. */
const UNSTARRED = { inputLabel: { required: false } }

export function PasswordStep({ email, isBusy, onSubmit }: Props) {
  const translate = useTranslate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(Object.fromEntries(new FormData(event.currentTarget)) as unknown as Password)
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        name="email"
        type="email"
        label={translate('login.email')}
        defaultValue={email}
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
        inputRef={email ? focus : undefined}
        slotProps={UNSTARRED}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ mt: 1 }}>
        {translate('login.submit')}
      </Button>
    </Box>
  )
}
