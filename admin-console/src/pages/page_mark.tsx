import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'

export function PageMark({ isOwn }: { isOwn: boolean }) {
  const translate = useTranslate()
  return (
    <Box
      component="span"
      sx={{
        px: 0.75,
        border: 1,
        borderRadius: 1,
        fontSize: '0.75rem',
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        ...(isOwn
          ? { color: 'primary.main', borderColor: 'primary.main' }
          : { color: 'text.secondary', borderColor: 'divider' }),
      }}
    >
      {translate(isOwn ? 'pages.own_text' : 'pages.standard_text')}
    </Box>
  )
}
