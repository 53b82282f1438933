import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { PlainPage } from '#console/theme/plain_page.tsx'

/** Stands for the command in the translated sentence. */
const PLACE = '\u0000'
const COMMAND = 'npm run ace -- staff:reset kim@example.com'

export function LinkEnded() {
  const translate = useTranslate()
  const [before, after] = translate('password_link.ended_server', { command: PLACE }).split(PLACE)
  return (
    <PlainPage title={translate('password_link.ended')}>
      <Box role="status" sx={{ display: 'grid', gap: 1.5, color: 'text.secondary' }}>
        <Typography>{translate('password_link.ended_text')}</Typography>
        <Typography>
          {before}
          <Box component="code" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
            {COMMAND}
          </Box>
          {after}
        </Typography>
      </Box>
      <Button component={Link} to="/login" variant="outlined" sx={{ justifySelf: 'start' }}>
        {translate('login.submit')}
      </Button>
    </PlainPage>
  )
}
