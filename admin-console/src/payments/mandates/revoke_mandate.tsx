import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import type { Mandate } from '#console/payments/payment.ts'

/** Ends a mandate for a reason: nothing more is collected by it. */
export function RevokeMandate({ mandate }: { mandate: Mandate }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)

  async function revoke(reason: string) {
    const body = JSON.stringify({ reason })
    await httpClient(`/api/tenants/${mandate.tenant_id}/mandates/${mandate.id}/revocation`, { method: 'POST', body })
    setIsAsking(false)
    notify('payments.mandates.revoked', { type: 'success' })
    refresh()
  }

  return (
    <>
      <Button size="small" color="error" onClick={() => setIsAsking(true)}>
        {translate('payments.mandates.revoke')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={translate('payments.mandates.revoke')}
          text={translate('payments.mandates.revoke_text', { reference: mandate.reference })}
          submit={translate('payments.mandates.revoke')}
          color="error"
          onSubmit={revoke}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
