import { Box, Button, CircularProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { DomainCheck } from '#console/tenancy/state/reach_checks.ts'
import { domainCheckQuery } from '#console/tenancy/state/use_reach_checks.ts'
import { failureText } from '#console/forms/failure_text.ts'
import { StateDot } from '#console/theme/state_dot.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  tenantId: string
  domainId: string
  host: string
}

const COLOURS: Record<DomainCheck['state'], string> = {
  reached: 'success.main',
  elsewhere: 'warning.main',
  certificate: 'error.main',
  unreachable: 'error.main',
  no_address: 'error.main',
}

/** Whether visitors arrive by a host, asked when the screen opens and again when somebody wants to know. */
export function CheckedDomain({ tenantId, domainId, host }: Props) {
  const translate = useTranslate()
  const { date } = useTimes()
  const { data, error, isFetching, refetch } = useQuery(domainCheckQuery(tenantId, domainId))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, minHeight: 30 }}>
      <Box role="status" sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 0.5 }}>
        {isFetching ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
            <CircularProgress size={14} color="inherit" />
            {translate('domains.checking')}
          </Box>
        ) : data ? (
          <>
            <StateDot colour={COLOURS[data.state]}>{translate(`domains.states.${data.state}`)}</StateDot>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {data.state !== 'reached' && translate(`domains.mend.${data.state}`, { host })}
              {data.state === 'reached' &&
                [
                  data.addresses.join(', '),
                  data.certificate_ends_at &&
                    translate('domains.certificate_until', { day: date(data.certificate_ends_at) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
            </Typography>
          </>
        ) : (
          error && <Typography color="error">{translate(failureText(error))}</Typography>
        )}
      </Box>
      <Button size="small" color="inherit" disabled={isFetching} onClick={() => void refetch()}>
        {translate('domains.check')}
      </Button>
    </Box>
  )
}
