import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { EditButton } from '#console/invitations/edit_button.tsx'
import type { InviteCode } from '#console/invitations/invite_code.ts'
import { LinkButton } from '#console/invitations/link_button.tsx'
import { StopCodeButton } from '#console/invitations/stop_code_button.tsx'
import type { Column } from '#console/lists/column.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Moment } from '#console/theme/moment.tsx'
import { StateDot } from '#console/theme/state_dot.tsx'

const COLOURS: Record<InviteCode['state'], string> = {
  running: 'success.main',
  used_up: 'warning.main',
  stopped: 'error.main',
}

export function useInvitationColumns(tenant: Tenant, writes: boolean): Column<InviteCode>[] {
  const translate = useTranslate()
  return [
    {
      source: 'code',
      isSorted: true,
      sx: { overflowWrap: 'anywhere', minWidth: 120 },
      render: ({ code, batch, note }) => (
        <>
          <Box sx={{ fontWeight: 550 }}>{code}</Box>
          <Below text={[batch, note].filter(Boolean).join(' · ')} />
        </>
      ),
    },
    {
      source: 'left',
      isSorted: true,
      align: 'right',
      sx: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      render: ({ left, uses }) => translate('offers.codes.used_of', { used: left, limit: uses }),
    },
    {
      source: 'made_at',
      from: 'md',
      render: ({ made_at: at, made_by: by }) => (
        <>
          <Moment at={at} isDay />
          <Below text={by ?? ''} />
        </>
      ),
    },
    {
      source: 'state',
      render: ({ state }) => <StateDot colour={COLOURS[state]}>{translate(`offers.codes.states.${state}`)}</StateDot>,
    },
    {
      source: 'link',
      label: writes ? 'offers.edit' : 'campaigns.make_link',
      align: 'right',
      sx: { whiteSpace: 'nowrap' },
      render: (row) => (
        <>
          {row.batch === null && <LinkButton tenant={tenant} code={row.code} />}
          {writes && row.batch === null && <EditButton code={row} />}
          {writes && <StopCodeButton code={row} />}
        </>
      ),
    },
  ]
}

function Below({ text }: { text: string }) {
  if (text === '') return null
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  )
}
