import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Wordmark } from '#console/theme/wordmark.tsx'
import { LoginForm } from '#console/login/login_form.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

export function LoginScreen() {
  const translate = useTranslate()
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 3 }}>
      <ScreenTitle>{translate('login.title')}</ScreenTitle>
      <Box sx={{ width: '100%', maxWidth: 360, display: 'grid', gap: 3, pb: 8 }}>
        <Box sx={{ justifySelf: 'center', fontSize: '1.125rem' }}>
          <Wordmark />
        </Box>
        <Paper sx={{ p: 4, display: 'grid', gap: 3 }}>
          <Typography variant="h1">{translate('login.title')}</Typography>
          <LoginForm />
        </Paper>
      </Box>
    </Box>
  )
}
