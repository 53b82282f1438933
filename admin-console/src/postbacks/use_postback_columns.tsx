import { Box, Button, Link } from '@mui/material'
import { useCanAccess, useLocale, useNotify, useRefresh, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useCalls } from '#console/forms/use_calls.ts'
import type { Column } from '#console/lists/column.ts'
import type { Postback } from '#console/postbacks/postback.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Moment } from '#console/theme/moment.tsx'
import { useTimes } from '#console/translations/use_times.ts'

export function usePostbackColumns(tenant: Tenant): Column<Postback>[] {
  const translate = useTranslate()
  const locale = useLocale()
  const { canAccess: resends } = useCanAccess({ resource: 'postback_resends', action: 'store', record: tenant })
  return [
    { source: 'occurred_at', isSorted: true, render: ({ occurred_at: at }) => <Moment at={at} /> },
    {
      source: 'member',
      sx: { overflowWrap: 'anywhere' },
      render: ({ member }) => (
        <Link component={RouterLink} to={`/tenants/${tenant.id}/show/members/${member.id}`}>
          {member.name}
        </Link>
      ),
    },
    { source: 'network', sx: { overflowWrap: 'anywhere' }, render: ({ network }) => network },
    {
      source: 'event',
      render: (postback) =>
        [translate(`postbacks.events.${postback.event}`), amountOf(postback, locale)].filter(Boolean).join(' · '),
    },
    {
      source: 'state',
      render: (postback) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <State postback={postback} />
          {resends && <Resend postback={postback} />}
        </Box>
      ),
    },
    {
      source: 'answer',
      sx: { overflowWrap: 'anywhere' },
      render: ({ tries, status, answer }) =>
        tries > 0 && [status ?? translate('postbacks.no_answer'), answer].filter(Boolean).join(' · '),
    },
  ]
}

function State({ postback: { state, due_at: due, tries } }: { postback: Postback }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  return state === 'waiting' && tries > 0 && due
    ? translate('postbacks.tried_again', { at: moment(due) })
    : translate(`postbacks.states.${state}`)
}

function Resend({ postback: { id, tenant_id: tenantId, state } }: { postback: Postback }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isBusy, call } = useCalls(`/api/tenants/${tenantId}/postbacks/${id}`)
  if (state !== 'refused' && state !== 'given_up') return null

  async function resend() {
    if (await call('POST', '/resend')) notify('postbacks.resent', { type: 'success' })
    // Also when somebody else was faster.
    refresh()
  }

  return (
    <Button size="small" disabled={isBusy} sx={{ whiteSpace: 'nowrap' }} onClick={() => void resend()}>
      {translate('postbacks.resend')}
    </Button>
  )
}

function amountOf({ amount_minor: minor, currency }: Postback, locale: string): string | undefined {
  if (minor === null || currency === null) return undefined
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(minor / 10 ** format.resolvedOptions().maximumFractionDigits!)
}
