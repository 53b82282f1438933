import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AuthenticatorOffer } from '#console/account/account.ts'
import { accountCalls } from '#console/account/account_calls.ts'
import { AuthenticatorForm } from '#console/account/authenticator_form.tsx'
import { PasswordDialog } from '#console/account/password_dialog.tsx'
import { RecoveryCodesDialog } from '#console/account/recovery_codes_dialog.tsx'

interface Props {
  onChange(): void
  onClose(): void
}

/** The password, the new authenticator, its recovery codes. */
export function AuthenticatorDialog({ onChange, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const [offer, setOffer] = useState<AuthenticatorOffer>()
  const [codes, setCodes] = useState<string[]>()
  const title = translate('account.authenticator.title')
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  if (!offer)
    return (
      <PasswordDialog
        title={title}
        submit={translate('account.continue')}
        onSubmit={async (password) => setOffer(await accountCalls.offerAuthenticator(password))}
        onClose={onClose}
      />
    )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <AuthenticatorForm
          offer={offer}
          onDone={(recoveryCodes) => {
            setCodes(recoveryCodes)
            onChange()
          }}
        >
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
        </AuthenticatorForm>
      </DialogContent>
    </Dialog>
  )
}
