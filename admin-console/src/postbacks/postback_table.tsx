import { Box, Button, Link } from '@mui/material'
import { DataTable, useCanAccess, useLocale, useNotify, useRefresh, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useCalls } from '#console/forms/use_calls.ts'
import type { Postback } from '#console/postbacks/postback.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { useTimes } from '#console/translations/use_times.ts'

const Column = DataTable.Col<Postback>

export function PostbackTable({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { moment } = useTimes()
  const { canAccess: resends } = useCanAccess({ resource: 'postback_resends', action: 'store', record: tenant })
  return (
    <DataTable<Postback> rowClick={false} bulkActionButtons={false}>
      <Column
        source="occurred_at"
        render={({ occurred_at: at }) => (
          <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {moment(at)}
          </Box>
        )}
      />
      <Column
        source="member"
        disableSort
        render={({ member }) => (
          <Link component={RouterLink} to={`/tenants/${tenant.id}/show/members/${member.id}`}>
            {member.name}
          </Link>
        )}
      />
      <Column source="network" disableSort sx={{ overflowWrap: 'anywhere' }} />
      <Column
        source="event"
        disableSort
        render={(postback) =>
          [translate(`postbacks.events.${postback.event}`), amountOf(postback, locale)].filter(Boolean).join(' · ')
        }
      />
      <Column
        source="state"
        disableSort
        render={(postback) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <State postback={postback} />
            {resends && <Resend postback={postback} />}
          </Box>
        )}
      />
      <Column
        source="answer"
        disableSort
        sx={{ overflowWrap: 'anywhere' }}
        render={({ tries, status, answer }) =>
          tries > 0 && [status ?? translate('postbacks.no_answer'), answer].filter(Boolean).join(' · ')
        }
      />
    </DataTable>
  )
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
