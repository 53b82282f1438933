import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useLogout, useTranslate } from 'react-admin'
import type { AuthenticatorOffer } from '#console/account/account.ts'
import { AuthenticatorForm } from '#console/account/authenticator_form.tsx'
import { EnrolWays } from '#console/account/enrol_ways.tsx'
import { RecoveryCodes } from '#console/account/recovery_codes.tsx'
import { renewSession } from '#console/data/session.ts'
import { useSession } from '#console/data/use_session.ts'
import { PlainPage } from '#console/theme/plain_page.tsx'

const WIDTH = 480

/** Stands for every screen until there is a second factor; then the console goes on where one wanted to be. */
export default function EnrolScreen() {
  const translate = useTranslate()
  const logout = useLogout()
  const email = useSession()?.staff.email
  const [offer, setOffer] = useState<AuthenticatorOffer>()
  const [codes, setCodes] = useState<string[]>()
  const below = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {translate('account.enrol.logged_in', { email })}
      </Typography>
      <Button size="small" onClick={() => void logout()}>
        {translate('ra.auth.logout')}
      </Button>
    </Box>
  )
  if (codes)
    return (
      <PlainPage title={translate('account.recovery_codes.title')} width={WIDTH} below={below}>
        <RecoveryCodes codes={codes} onKept={() => void renewSession()} />
      </PlainPage>
    )
  if (offer)
    return (
      <PlainPage title={translate('account.authenticator.title')} width={WIDTH} below={below}>
        <AuthenticatorForm offer={offer} onDone={setCodes}>
          <Button color="inherit" onClick={() => setOffer(undefined)}>
            {translate('account.enrol.back')}
          </Button>
        </AuthenticatorForm>
      </PlainPage>
    )
  return (
    <PlainPage title={translate('account.enrol.title')} width={WIDTH} below={below}>
      <Typography sx={{ color: 'text.secondary' }}>{translate('account.enrol.text')}</Typography>
      <EnrolWays onOffer={setOffer} onDone={() => void renewSession()} />
    </PlainPage>
  )
}
