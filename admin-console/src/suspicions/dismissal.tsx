import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useNotify, useRefresh, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import type { WholeSuspicion } from '#console/suspicions/suspicion.ts'

/** Finds that a record is no suspicion of a crime, which whoever opened it can't. */
export function Dismissal({ suspicion }: { suspicion: WholeSuspicion }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { identity } = useGetIdentity()
  const [isAsking, setIsAsking] = useState(false)
  if (!identity) return null
  if (String(identity.id) === suspicion.opened_by?.id)
    return (
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {translate('suspicions.dismissal.own')}
      </Typography>
    )
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" sx={{ mt: 2 }} onClick={() => setIsAsking(true)}>
        {translate('suspicions.dismissal.open')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={translate('suspicions.dismissal.open')}
          text={translate('suspicions.dismissal.text')}
          submit={translate('suspicions.end.submit')}
          onSubmit={async (words) => {
            const path = `/api/tenants/${suspicion.tenant_id}/suspicions/${suspicion.id}/dismissal`
            await httpClient(path, { method: 'POST', body: JSON.stringify({ words }) })
            setIsAsking(false)
            notify('suspicions.dismissal.done', { type: 'success' })
            refresh()
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
