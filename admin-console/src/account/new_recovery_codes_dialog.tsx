import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { accountCalls } from '#console/account/account_calls.ts'
import { PasswordDialog } from '#console/account/password_dialog.tsx'
import { RecoveryCodesDialog } from '#console/account/recovery_codes_dialog.tsx'

interface Props {
  onChange(): void
  onClose(): void
}

export function NewRecoveryCodesDialog({ onChange, onClose }: Props) {
  const translate = useTranslate()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />

  async function renew(password: string) {
    setCodes(await accountCalls.renewRecoveryCodes(password))
    onChange()
  }

  return (
    <PasswordDialog
      title={translate('account.recovery_codes.renew')}
      text={translate('account.recovery_codes.ask_renew')}
      submit={translate('account.recovery_codes.renew')}
      onSubmit={renew}
      onClose={onClose}
    />
  )
}
