import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { PlainPage } from '#console/theme/plain_page.tsx'
import { WithCommand } from '#console/theme/with_command.tsx'

const COMMAND = 'npm run ace -- staff:reset kim@example.com'

export function LinkEnded() {
  const translate = useTranslate()
  return (
    <PlainPage title={translate('password_link.ended')}>
      <Box role="status" sx={{ display: 'grid', gap: 1.5, color: 'text.secondary' }}>
        <Typography>{translate('password_link.ended_text')}</Typography>
        <Typography>
          <WithCommand text="password_link.ended_server" command={COMMAND} />
        </Typography>
      </Box>
      <Button component={Link} to="/login" variant="outlined" sx={{ justifySelf: 'start' }}>
        {translate('login.submit')}
      </Button>
    </PlainPage>
  )
}
