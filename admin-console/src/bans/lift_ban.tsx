import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Ban } from '#console/bans/ban.ts'
import { httpClient } from '#console/data/http_client.ts'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'

/** The picture is taken again, for a reason; what was refused by the ban stays refused. */
export function LiftBan({ ban: { id, tenant_id: tenantId } }: { ban: Ban }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)
  const address = tenantId ? `/api/tenants/${tenantId}/banned_photos/${id}/lift` : `/api/banned_pictures/${id}/lift`

  async function lift(reason: string) {
    await httpClient(address, { method: 'POST', body: JSON.stringify({ reason }) })
    setIsAsking(false)
    notify('bans.lifted', { type: 'success' })
    refresh()
  }

  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {translate('bans.lift')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={translate('bans.lift')}
          text={translate(tenantId ? 'bans.lift_text' : 'bans.lift_text_platform')}
          submit={translate('bans.lift')}
          onSubmit={lift}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
