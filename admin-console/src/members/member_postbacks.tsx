import { Box, Button, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useNotify, useRefresh, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import type { WholeMember } from '#console/members/member.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** Whether the member's network is told of them; a member may object to that. */
export function MemberPostbacks({ member }: { member: WholeMember }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { moment } = useTimes()
  const [isAsking, setIsAsking] = useState(false)
  const { canAccess } = useCanAccess({ resource: 'member_postbacks', action: 'update', record: member })
  const { id, tenant_id: tenantId, tracking, postbacks_stopped_at: stoppedAt } = member
  const verb = stoppedAt ? 'resume' : 'stop'

  async function change(reason: string) {
    const body = JSON.stringify({ stopped: !stoppedAt, reason })
    await httpClient(`/api/tenants/${tenantId}/members/${id}/postbacks`, { method: 'PUT', body })
    setIsAsking(false)
    notify(`members.postbacks.${stoppedAt ? 'has_resumed' : 'has_stopped'}`, { type: 'success' })
    refresh()
  }

  return (
    <Paper component="section" sx={{ p: 3 }}>
      <Typography variant="h2" sx={{ pb: 1.5 }}>
        {translate('resources.postbacks.name', { smart_count: 2 })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
          {stoppedAt
            ? translate('members.postbacks.stopped', { at: moment(stoppedAt) })
            : tracking.network
              ? translate('members.postbacks.told', { network: tracking.network })
              : translate('members.postbacks.no_network')}
        </Typography>
        {canAccess && (stoppedAt || tracking.network) && (
          <Button variant="outlined" color={stoppedAt ? 'primary' : 'error'} onClick={() => setIsAsking(true)}>
            {translate(`members.postbacks.${verb}`)}
          </Button>
        )}
      </Box>
      {isAsking && (
        <ReasonDialog
          title={translate(`members.postbacks.${verb}`)}
          text={translate(`members.postbacks.${verb}_text`)}
          submit={translate(`members.postbacks.${verb}`)}
          color={stoppedAt ? 'primary' : 'error'}
          onSubmit={change}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Paper>
  )
}
