import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PasskeySection } from '#console/account/passkey_section.tsx'
import { ProfileSection } from '#console/account/profile_section.tsx'
import { SecuritySection } from '#console/account/security_section.tsx'
import { SessionSection } from '#console/account/session_section.tsx'
import { useAccount } from '#console/account/use_account.ts'
import { Failed } from '#console/theme/failed.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** Everybody's own account. */
export default function AccountScreen() {
  const translate = useTranslate()
  const { data: account, error, refetch } = useAccount()
  const title = translate('account.title')
  const changed = () => void refetch()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 800 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <Typography variant="h1">{title}</Typography>
      {account ? (
        <>
          <ProfileSection account={account} onChange={refetch} />
          <SecuritySection account={account} onChange={changed} />
          <PasskeySection account={account} onChange={changed} />
          <SessionSection account={account} onChange={changed} />
        </>
      ) : error ? (
        <Paper>
          <Failed error={error} onRetry={refetch} />
        </Paper>
      ) : (
        <Waiting />
      )}
    </Box>
  )
}
