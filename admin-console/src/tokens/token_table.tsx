import { Box, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import type { Column } from '#console/lists/column.ts'
import { ListTable } from '#console/lists/list_table.tsx'
import { Moment } from '#console/theme/moment.tsx'
import type { AccessToken } from '#console/tokens/access_token.ts'

export function TokenTable({ onChange }: { onChange(): void }) {
  const translate = useTranslate()
  const columns: Column<AccessToken>[] = [
    { source: 'name', render: (token) => <Name token={token} /> },
    { source: 'made_by', from: 'lg', render: ({ made_by: who }) => who },
    { source: 'created_at', from: 'lg', render: ({ created_at: at }) => <Moment at={at} isDay /> },
    { source: 'expires_at', render: ({ expires_at: at }) => <Moment at={at} isDay /> },
    {
      source: 'last_used_at',
      render: ({ last_used_at: at }) => (at ? <Moment at={at} /> : translate('tokens.never_used')),
    },
    {
      source: 'revoke',
      label: 'tokens.revoke',
      align: 'right',
      render: (token) => <Revoke token={token} onChange={onChange} />,
    },
  ]
  return <ListTable<AccessToken> columns={columns} rowHeight={56} />
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
