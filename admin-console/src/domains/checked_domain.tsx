import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { DomainCheck } from '#console/tenancy/state/reach_checks.ts'
import { domainCheckQuery } from '#console/tenancy/state/use_reach_checks.ts'
import { CheckFrame } from '#console/domains/check_frame.tsx'
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
  const check = useQuery(domainCheckQuery(tenantId, domainId))
  const { data } = check
  return (
    <CheckFrame check={check}>
      {data && (
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
      )}
    </CheckFrame>
  )
}
