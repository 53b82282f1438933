import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import { Box, CircularProgress, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

interface Props {
  label: string
  /** Still asked. */
  isPending?: boolean
  /** Whether it keeps something from happening, or is only advised. */
  severity: 'error' | 'warning'
  /** Where it is mended while it is open, if not on the same screen. */
  to: string | undefined
  /** What is wrong, a line each; nothing: it is in order. */
  faults: string[]
}

/** One thing that has to be in order, with what it lacks. */
export function ChecklistItem({ label, isPending = false, severity, to, faults }: Props) {
  const translate = useTranslate()
  const isDone = !isPending && faults.length === 0
  const Icon = isDone ? CheckCircleOutlined : ErrorOutlineOutlined
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: 1 }}>
      {isPending ? (
        <CircularProgress size={16} color="inherit" aria-label={translate('domains.checking')} sx={{ m: '2px' }} />
      ) : (
        <Icon
          role="img"
          aria-hidden={false}
          aria-label={translate(isDone ? 'checklist.in_order' : 'checklist.open')}
          color={isDone ? 'success' : severity}
          fontSize="small"
        />
      )}
      <Box>
        {to && !isDone && !isPending ? (
          <Link component={RouterLink} to={to} underline="hover">
            {label}
          </Link>
        ) : (
          label
        )}
        {faults.map((fault) => (
          <Typography
            key={fault}
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {fault}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
