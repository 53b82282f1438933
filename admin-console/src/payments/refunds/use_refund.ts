import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { httpClient } from '#console/data/http_client.ts'
import { useSubmit } from '#console/forms/use_submit.ts'
import type { Calculation, Refund, WholeOrder } from '#console/payments/payment.ts'

/** What an order may give back now, as the API reckons it. */
export function useCalculation({ tenant_id: tenantId, number }: WholeOrder) {
  const address = `/api/tenants/${tenantId}/orders/${number}/refund`
  return useQuery<Calculation>({
    queryKey: ['refund_calculations', tenantId, number],
    queryFn: async () => (await httpClient(address)).json,
  })
}

interface Asked {
  amount_minor: number
  reason: string
}

/** Gives money back: whatever is asked for again in the same words, after no answer came, is given once. */
export function useRefund({ tenant_id: tenantId, number }: WholeOrder) {
  const { submit, ...state } = useSubmit('amount_minor', 'reason')
  const attempt = useRef({ body: '', key: '' })

  /** @returns undefined when it was refused */
  async function give(asked: Asked): Promise<Refund | undefined> {
    const body = JSON.stringify(asked)
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() }
    let refund: Refund | undefined
    const headers = new Headers({ 'Idempotency-Key': attempt.current.key })
    await submit(async () => {
      const { json } = await httpClient(`/api/tenants/${tenantId}/orders/${number}/refunds`, {
        method: 'POST',
        body,
        headers,
      })
      refund = json.refund
      attempt.current = { body: '', key: '' }
    })
    return refund
  }

  return { ...state, give }
}
