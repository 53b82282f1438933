import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ENDED_INVITATIONS } from '#console/dashboard/where_to.ts'

/** Of the whole platform, so of no brand. */
export function EndedInvitations({ count }: { count: number }) {
  const translate = useTranslate()
  return (
    <Box
      component={Link}
      to={ENDED_INVITATIONS}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 56,
        px: 2,
        py: 1,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <Typography component="span" sx={{ flexGrow: 1, fontWeight: 550 }}>
        {translate('dashboard.ended_invitations', { smart_count: count })}
      </Typography>
      <ChevronRight aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
    </Box>
  )
}
