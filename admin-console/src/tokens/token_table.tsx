import { Box, Typography } from '@mui/material'
import { DataTable, useNotify, useTranslate } from 'react-admin'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import type { AccessToken } from '#console/tokens/access_token.ts'
import { useTimes } from '#console/translations/use_times.ts'

const Column = DataTable.Col<AccessToken>

/** Columns hidden on tablets. */
const WIDE = { display: { xs: 'none', lg: 'table-cell' } }

export function TokenTable({ onChange }: { onChange(): void }) {
  const translate = useTranslate()
  const { date, moment } = useTimes()
  return (
    <DataTable<AccessToken>
      resource="access_tokens"
      rowClick={false}
      bulkActionButtons={false}
      sx={{ '& td': { height: 56 } }}
    >
      <Column source="name" disableSort render={(token) => <Name token={token} />} />
      <Column source="made_by" disableSort sx={WIDE} />
      <Column
        source="created_at"
        disableSort
        sx={WIDE}
        render={({ created_at: at }) => <Time at={at} write={date} />}
      />
      <Column source="expires_at" disableSort render={({ expires_at: at }) => <Time at={at} write={date} />} />
      <Column
        source="last_used_at"
        disableSort
        render={({ last_used_at: at }) => (at ? <Time at={at} write={moment} /> : translate('tokens.never_used'))}
      />
      <Column label="tokens.revoke" align="right" render={(token) => <Revoke token={token} onChange={onChange} />} />
    </DataTable>
  )
}

function Name({ token: { name, scopes } }: { token: AccessToken }) {
  const translate = useTranslate()
  return (
    <Box sx={{ minWidth: 120, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 550, lineHeight: 1.3 }}>{name}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {scopes.map((scope) => translate(`tokens.scopes.${scope}`)).join(', ')}
      </Typography>
    </Box>
  )
}

function Time({ at, write }: { at: string; write(at: string): string }) {
  return (
    <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {write(at)}
    </Box>
  )
}

function Revoke({ token: { id, name }, onChange }: { token: AccessToken; onChange(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { isBusy, call } = useCalls(`/api/access-tokens/${id}`)

  async function revoke() {
    if (await call('DELETE', '')) notify('tokens.revoked', { type: 'success' })
    // Also when somebody else was faster.
    onChange()
  }

  return (
    <ConfirmButton
      size="small"
      color="error"
      label="tokens.revoke"
      aria-label={translate('tokens.revoke_named', { name })}
      title="tokens.revoke_named"
      question="tokens.ask_revoke"
      values={{ name }}
      isBusy={isBusy}
      onConfirm={() => void revoke()}
    />
  )
}
