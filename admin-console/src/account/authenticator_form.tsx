import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AuthenticatorOffer } from '#console/account/account.ts'
import { accountCalls } from '#console/account/account_calls.ts'
import { CodeField } from '#console/forms/code_field.tsx'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import { CopyButton } from '#console/theme/copy_button.tsx'
import { QrCodeImage } from '#console/theme/qr_code_image.tsx'

const FOURS = /.{1,4}/g

interface Props {
  offer: AuthenticatorOffer
  /** Beside its button. */
  children?: ReactNode
  onDone(recoveryCodes: string[]): void
}

/** A QR code to scan, or its secret to type, and the first code that the app then shows. */
export function AuthenticatorForm({ offer, children, onDone }: Props) {
  const translate = useTranslate()
  const { isBusy, faults, refusal, submit } = useSubmit('code')
  const [code, setCode] = useState('')

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(async () => onDone(await accountCalls.acceptAuthenticator(offer, code)))
  }
  return (
    <Box
      component="form"
      onSubmit={send}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start' }}
    >
      <Typography>{translate('account.authenticator.scan')}</Typography>
      <QrCodeImage
        text={offer.uri}
        alt={translate('account.authenticator.qr_code')}
        tooLong={translate('account.authenticator.type_it')}
      />
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('account.authenticator.type_it')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
            {offer.secret.match(FOURS)?.join(' ')}
          </Box>
          <CopyButton text={offer.secret}>{translate('forms.copy')}</CopyButton>
        </Box>
      </div>
      <RefusalAlert text={refusal} />
      <CodeField
        value={code}
        hint={translate('account.authenticator.code_hint')}
        fault={faults.code}
        onChange={setCode}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifySelf: 'end' }}>
        {children}
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate('account.authenticator.submit')}
        </Button>
      </Box>
    </Box>
  )
}
