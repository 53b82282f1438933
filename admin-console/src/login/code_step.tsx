import { Box, Button, TextField } from '@mui/material'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { CodeField } from '#console/forms/code_field.tsx'

export type SecondFactor = { totp: string } | { recovery_code: string }

interface Props {
  isBusy: boolean
  /** @returns whether it was right */
  onSubmit(factor: SecondFactor): Promise<boolean>
  /** What was said of the last code is no longer of interest. */
  onTurn(): void
  /** Back to the password. */
  onLeave(): void
}

/** The authenticator's code, or one of the codes kept for the day that it is lost. */
export function CodeStep({ isBusy, onSubmit, onTurn, onLeave }: Props) {
  const translate = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const [isRecovering, setIsRecovering] = useState(false)
  const [code, setCode] = useState('')
  useEffect(() => field.current?.focus(), [isRecovering])

  async function send() {
    if (await onSubmit(isRecovering ? { recovery_code: code.trim() } : { totp: code })) return
    setCode('')
    field.current?.focus()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send()
  }

  function turn() {
    setIsRecovering(!isRecovering)
    setCode('')
    onTurn()
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {isRecovering ? (
        <TextField
          required
          label={translate('login.recovery_code')}
          helperText={translate('login.recovery_code_help')}
          value={code}
          autoComplete="off"
          inputRef={field}
          onChange={({ target }) => setCode(target.value)}
          slotProps={{ inputLabel: { required: false }, htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
      ) : (
        <CodeField hint={translate('login.code_help')} value={code} inputRef={field} onChange={setCode} />
      )}
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ mt: 1 }}>
        {translate('login.submit')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 1 }}>
        <Button size="small" disabled={isBusy} onClick={turn}>
          {translate(isRecovering ? 'login.use_app' : 'login.use_recovery_code')}
        </Button>
        <Button size="small" disabled={isBusy} onClick={onLeave}>
          {translate('login.start_over')}
        </Button>
      </Box>
    </Box>
  )
}
