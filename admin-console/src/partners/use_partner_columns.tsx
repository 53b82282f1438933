import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useCanAccess, useLocale, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Column } from '#console/lists/column.ts'
import { RecordWithdrawalButton } from '#console/partners/record_withdrawal_button.tsx'
import type { PartnerConsent } from '#console/partners/partner_consent.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Moment } from '#console/theme/moment.tsx'
import { StateDot } from '#console/theme/state_dot.tsx'
import { placeName } from '#console/translations/place_name.ts'
import { useTimes } from '#console/translations/use_times.ts'

const COLOURS = {
  to_pass_on: 'warning.main',
  barred: 'text.disabled',
  passed_on: 'success.main',
  untold: 'error.main',
  withdrawn: 'text.disabled',
} as const

export function usePartnerColumns(tenant: Tenant): Column<PartnerConsent>[] {
  const translate = useTranslate()
  const language = useLocale()
  const { date } = useTimes()
  const { canAccess: ends } = useCanAccess({ resource: 'partner_withdrawals', action: 'store', record: tenant })
  const day = (at: string | null) => at && <Moment at={at} isDay />
  return [
    {
      source: 'member',
      sx: { overflowWrap: 'anywhere' },
      render: ({ member }) =>
        member ? (
          <Box sx={{ display: 'grid', justifyItems: 'start' }}>
            <Link component={RouterLink} to={`/tenants/${tenant.id}/show/members/${member.id}`}>
              {member.name}
            </Link>
            <Small>{member.email}</Small>
          </Box>
        ) : (
          translate('partners.erased')
        ),
    },
    { source: 'country', from: 'lg', render: ({ country }) => country && placeName(country, language) },
    { source: 'partners', from: 'md', sx: { overflowWrap: 'anywhere' }, render: ({ partners }) => partners },
    { source: 'given_at', from: 'md', render: ({ given_at: at }) => day(at) },
    { source: 'passed_on_at', render: ({ passed_on_at: at }) => day(at) },
    {
      source: 'state',
      render: ({ id, state, member, withdrawn_at: withdrawn, told_at: told }) => (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
          <StateDot colour={COLOURS[state]}>{translate(`partners.states.${state}`)}</StateDot>
          {withdrawn && <Small>{translate('partners.withdrawn_on', { at: date(withdrawn) })}</Small>}
          {told && <Small>{translate('partners.told_on', { at: date(told) })}</Small>}
          {ends && member && !withdrawn && (
            <RecordWithdrawalButton path={`/api/tenants/${tenant.id}/partner_consents/${id}`} name={member.name} />
          )}
        </Box>
      ),
    },
  ]
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  )
}
