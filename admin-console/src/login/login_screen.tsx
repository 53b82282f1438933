import { Alert } from '@mui/material'
import { useState } from 'react'
import { useLogin, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { Credentials } from '#console/data/auth_provider.ts'
import { codeOf } from '#console/data/http_client.ts'
import { provePasskey } from '#console/data/passkeys.ts'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import { CodeStep, type SecondFactor } from '#console/login/code_step.tsx'
import type { Arrival } from '#console/login/arrival.ts'
import { PasskeyButton } from '#console/login/passkey_button.tsx'
import { type Password, PasswordStep } from '#console/login/password_step.tsx'
import { PlainPage } from '#console/theme/plain_page.tsx'

/** E-mail and password, then a code where the API asks for it; or a passkey, which stands for all three. */
export default function LoginScreen() {
  const translate = useTranslate()
  const login: (credentials: Credentials) => Promise<unknown> = useLogin()
  const arrival = useLocation().state as Partial<Arrival> | null
  const byCode = useSubmit()
  const byPasskey = useSubmit()
  const [password, setPassword] = useState<Password>()

  async function logIn(typed: Password, factor?: SecondFactor) {
    try {
      await login({ ...typed, ...factor })
    } catch (error) {
      if (codeOf(error) !== 'totp_required') throw error
      setPassword(typed)
    }
  }

  function logInTyped(typed: Password, factor?: SecondFactor) {
    byPasskey.forget()
    return byCode.submit(() => logIn(typed, factor))
  }

  function logInByPasskey() {
    byCode.forget()
    void byPasskey.submit(async () => {
      const passkey = await provePasskey()
      if (passkey) await login({ passkey })
    })
  }

  function startOver() {
    byCode.forget()
    setPassword(undefined)
  }

  const isBusy = byCode.isBusy || byPasskey.isBusy
  const isCodeWrong = password !== undefined && byCode.code === 'login_failed'
  const refusal = isCodeWrong ? translate('login.code_wrong') : byCode.refusal || byPasskey.refusal
  return (
    <PlainPage title={translate(password ? 'login.code_title' : 'login.title')}>
      {arrival?.hasNewPassword && !password && (
        <Alert severity="success" variant="outlined" role="status">
          {translate('login.password_set')}
        </Alert>
      )}
      <RefusalAlert text={refusal} />
      {password ? (
        <CodeStep
          isBusy={isBusy}
          onSubmit={(factor) => logInTyped(password, factor)}
          onTurn={byCode.forget}
          onLeave={startOver}
        />
      ) : (
        <PasswordStep email={arrival?.email ?? ''} isBusy={isBusy} onSubmit={(typed) => void logInTyped(typed)} />
      )}
      <PasskeyButton isBusy={isBusy} onClick={logInByPasskey} />
    </PlainPage>
  )
}
