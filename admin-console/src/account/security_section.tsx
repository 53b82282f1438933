import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Account } from '#console/account/account.ts'
import { AuthenticatorDialog } from '#console/account/authenticator_dialog.tsx'
import { NewPasswordDialog } from '#console/account/new_password_dialog.tsx'
import { NewRecoveryCodesDialog } from '#console/account/new_recovery_codes_dialog.tsx'
import { OptionRow } from '#console/theme/option_row.tsx'
import { Section } from '#console/theme/section.tsx'
import { StateDot } from '#console/theme/state_dot.tsx'

/** So few recovery codes are left that it is time for new ones. */
const FEW = 3

interface Props {
  account: Account
  onChange(): void
}

/** The password, and the authenticator beside it. */
export function SecuritySection({ account, onChange }: Props) {
  const translate = useTranslate()
  const [open, setOpen] = useState<'password' | 'authenticator' | 'recovery_codes'>()
  const { has_authenticator: hasAuthenticator, recovery_codes_left: left } = account
  const close = () => setOpen(undefined)
  return (
    <Section title={translate('account.security.title')} text={translate('account.security.text')}>
      <OptionRow title={translate('login.password')} text={translate('account.password.text')}>
        <Button variant="outlined" size="small" onClick={() => setOpen('password')}>
          {translate('account.password.change')}
        </Button>
      </OptionRow>
      <OptionRow
        title={translate('account.authenticator.title')}
        text={
          hasAuthenticator ? (
            <StateDot colour="success.main">{translate('account.authenticator.is_set_up')}</StateDot>
          ) : (
            translate('account.authenticator.text')
          )
        }
      >
        <Button variant="outlined" size="small" onClick={() => setOpen('authenticator')}>
          {translate(hasAuthenticator ? 'account.authenticator.replace' : 'account.authenticator.set_up')}
        </Button>
      </OptionRow>
      {hasAuthenticator && (
        <OptionRow
          title={translate('account.recovery_codes.title')}
          text={
            left > FEW ? (
              translate('account.recovery_codes.left', { smart_count: left })
            ) : (
              <StateDot colour="warning.main">
                {translate('account.recovery_codes.left', { smart_count: left })}
              </StateDot>
            )
          }
        >
          <Button variant="outlined" size="small" onClick={() => setOpen('recovery_codes')}>
            {translate('account.recovery_codes.renew')}
          </Button>
        </OptionRow>
      )}
      {open === 'password' && <NewPasswordDialog email={account.email} onChange={onChange} onClose={close} />}
      {open === 'authenticator' && <AuthenticatorDialog onChange={onChange} onClose={close} />}
      {open === 'recovery_codes' && <NewRecoveryCodesDialog onChange={onChange} onClose={close} />}
    </Section>
  )
}
