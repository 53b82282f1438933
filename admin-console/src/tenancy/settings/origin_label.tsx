import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Origin } from '#console/tenancy/setting.ts'

/** The nearer to the visitor, the more prominent. */
const LOOKS: Record<Origin, object> = {
  domain: { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  tenant: { color: 'primary.main', borderColor: 'primary.main' },
  niche: { color: 'text.primary', borderColor: 'divider' },
  platform: { color: 'text.secondary', borderColor: 'divider' },
  default: { color: 'text.secondary', borderColor: 'transparent' },
}

export function OriginLabel({ origin }: { origin: Origin }) {
  const translate = useTranslate()
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        minWidth: 72,
        px: 0.75,
        textAlign: 'center',
        border: 1,
        borderRadius: 1,
        fontSize: '0.75rem',
        lineHeight: '20px',
        ...LOOKS[origin],
      }}
    >
      {translate(`origins.${origin}`)}
    </Box>
  )
}
