import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import type { PaymentBlock } from '#console/payments/payment.ts'

/** Direct debit is no longer refused, for a reason. */
export function LiftBlock({ block }: { block: PaymentBlock }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)

  async function lift(reason: string) {
    const body = JSON.stringify({ reason })
    await httpClient(`/api/tenants/${block.tenant_id}/payment_blocks/${block.id}/lift`, { method: 'POST', body })
    setIsAsking(false)
    notify('payments.blocks.lifted', { type: 'success' })
    refresh()
  }

  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {translate('payments.blocks.lift')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={translate('payments.blocks.lift')}
          text={translate('payments.blocks.lift_text', { end: block.label })}
          submit={translate('payments.blocks.lift')}
          onSubmit={lift}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
