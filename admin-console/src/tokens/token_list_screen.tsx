import AddOutlined from '@mui/icons-material/AddOutlined'
import { Box, Button, Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListContextProvider, useList, useRequireAccess, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import type { AccessToken } from '#console/tokens/access_token.ts'
import { NewTokenDialog } from '#console/tokens/new_token_dialog.tsx'
import { TokenTable } from '#console/tokens/token_table.tsx'

/** Tokens by which scripts make calls; for platform admins alone. */
export default function TokenListScreen() {
  const translate = useTranslate()
  const { isPending } = useRequireAccess({ resource: 'access_tokens', action: 'list' })
  const [isMaking, setIsMaking] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['access_tokens'],
    queryFn: async ({ signal }): Promise<AccessToken[]> =>
      (await httpClient('/api/access-tokens', { signal })).json.access_tokens,
    enabled: !isPending,
  })
  const title = translate('resources.access_tokens.name', { smart_count: 2 })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 320px', display: 'grid', gap: 0.5 }}>
          <Typography variant="h1">{title}</Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: 640 }}>{translate('tokens.about')}</Typography>
        </Box>
        <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setIsMaking(true)}>
          {translate('tokens.new')}
        </Button>
      </Box>
      {data ? (
        <Paper sx={{ overflowX: 'auto' }}>
          <Tokens tokens={data} onChange={() => void refetch()} />
        </Paper>
      ) : error ? (
        <Paper>
          <Failed error={error} onRetry={refetch} />
        </Paper>
      ) : (
        <Waiting />
      )}
      {isMaking && <NewTokenDialog onMade={() => void refetch()} onClose={() => setIsMaking(false)} />}
    </Box>
  )
}

function Tokens({ tokens, onChange }: { tokens: AccessToken[]; onChange(): void }) {
  const translate = useTranslate()
  const list = useList<AccessToken>({ data: tokens, resource: 'access_tokens' })
  if (tokens.length === 0) return <Nothing text={translate('tokens.empty')} />
  return (
    <ListContextProvider value={list}>
      <TokenTable onChange={onChange} />
    </ListContextProvider>
  )
}
