import KeyOutlined from '@mui/icons-material/KeyOutlined'
import { Box, Button, Divider } from '@mui/material'
import { useTranslate } from 'react-admin'
import { usePasskeySupport } from '#console/data/use_passkey_support.ts'

interface Props {
  isBusy: boolean
  onClick(): void
}

/** Takes its place before it is known whether the browser has passkeys: most have. */
export function PasskeyButton({ isBusy, onClick }: Props) {
  const translate = useTranslate()
  const isSupported = usePasskeySupport()
  if (isSupported === false) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, visibility: isSupported ? 'visible' : 'hidden' }}>
      <Divider sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{translate('login.or')}</Divider>
      <Button variant="outlined" size="large" startIcon={<KeyOutlined />} disabled={isBusy} onClick={onClick}>
        {translate('login.use_passkey')}
      </Button>
    </Box>
  )
}
