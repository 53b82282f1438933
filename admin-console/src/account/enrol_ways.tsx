import KeyOutlined from '@mui/icons-material/KeyOutlined'
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined'
import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import type { AuthenticatorOffer } from '#console/account/account.ts'
import { accountCalls } from '#console/account/account_calls.ts'
import { useBrowserName } from '#console/account/use_browser_name.ts'
import { usePasskeySupport } from '#console/data/use_passkey_support.ts'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'

interface Props {
  onOffer(offer: AuthenticatorOffer): void
  /** There is a passkey. */
  onDone(): void
}

/** An authenticator app, or a passkey where the browser has them. */
export function EnrolWays({ onOffer, onDone }: Props) {
  const translate = useTranslate()
  const nameOf = useBrowserName()
  const isSupported = usePasskeySupport()
  const authenticator = useSubmit()
  const passkey = useSubmit()
  const isBusy = authenticator.isBusy || passkey.isBusy

  const takeAuthenticator = () => {
    passkey.forget()
    void authenticator.submit(async () => onOffer(await accountCalls.offerAuthenticator()))
  }

  const takePasskey = () => {
    authenticator.forget()
    void passkey.submit(async () => {
      if (await accountCalls.addPasskey(nameOf(navigator.userAgent))) onDone()
    })
  }

  return (
    <>
      <RefusalAlert text={authenticator.refusal || passkey.refusal} />
      <Way
        icon={<SmartphoneOutlined />}
        title={translate('account.authenticator.title')}
        text={translate('account.enrol.authenticator')}
      >
        <Button variant="contained" disabled={isBusy} loading={authenticator.isBusy} onClick={takeAuthenticator}>
          {translate('account.authenticator.set_up')}
        </Button>
      </Way>
      {isSupported && (
        <Way
          icon={<KeyOutlined />}
          title={translate('account.enrol.passkey_title')}
          text={translate('account.enrol.passkey')}
        >
          <Button variant="outlined" disabled={isBusy} loading={passkey.isBusy} onClick={takePasskey}>
            {translate('account.passkeys.add')}
          </Button>
        </Way>
      )}
    </>
  )
}

interface WayProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

function Way({ icon, title, text, children }: WayProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: 2,
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
      }}
    >
      <Box aria-hidden sx={{ color: 'text.secondary' }}>
        {icon}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text}</Typography>
        {children}
      </Box>
    </Box>
  )
}
