import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import { Box, CircularProgress, Link, Typography } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { domainCheckQuery, useMailCheck } from '#console/tenancy/state/use_reach_checks.ts'
import { sectionAddress } from '#console/tenancy/tenant_sections.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

/** What is set up elsewhere, at the name servers: whether visitors arrive, and whether mails do. It keeps nobody from opening a brand. */
export function ReachLines({ tenant }: { tenant: WholeTenant }) {
  const translate = useTranslate()
  const domains = useQueries({ queries: tenant.domains.map(({ id }) => domainCheckQuery(tenant.id, id)) })
  const mail = useMailCheck(tenant.id)
  const hosts = domains.map(({ data, isPending }, index) => ({ host: tenant.domains[index]!.host, data, isPending }))
  const closed = hosts.filter(({ data, isPending }) => !isPending && data?.state !== 'reached')
  const to = sectionAddress(tenant.id, 'domains')
  return (
    <Box
      component="ul"
      aria-label={translate('reach_checks.title')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      <Line
        label={translate('reach_checks.visitors')}
        to={to}
        isPending={hosts.some(({ isPending }) => isPending)}
        faults={closed.map(
          ({ host, data }) => `${host}: ${translate(data ? `domains.states.${data.state}` : 'reach_checks.unknown')}`
        )}
      />
      {mail.data?.state !== 'captured' && (
        <Line
          label={translate('reach_checks.mail')}
          to={to}
          isPending={mail.isPending}
          faults={
            mail.data?.state === 'missing'
              ? mail.data.missing.map((name) => name.toUpperCase())
              : mail.data?.state === 'ready'
                ? []
                : [translate('reach_checks.unknown')]
          }
        />
      )}
    </Box>
  )
}

interface LineProps {
  label: string
  to: string
  isPending: boolean
  faults: string[]
}

function Line({ label, to, isPending, faults }: LineProps) {
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
          color={isDone ? 'success' : 'warning'}
          fontSize="small"
        />
      )}
      <Box>
        {isDone || isPending ? (
          label
        ) : (
          <Link component={RouterLink} to={to} underline="hover">
            {label}
          </Link>
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
