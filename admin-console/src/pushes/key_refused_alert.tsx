import { useState } from 'react'
import { Alert } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import type { Push } from '#console/pushes/push.ts'

const ONE = { page: 1, perPage: 1 }
const DAY_MS = 86_400_000

/** Warns when a push service refused the brand's key within a day: none of its pushes arrive there. */
export function KeyRefusedAlert({ tenantId }: { tenantId: string }) {
  const translate = useTranslate()
  const [from] = useState(() => new Date(Date.now() - DAY_MS).toISOString())
  const { data } = useGetList<Push>('pushes', {
    filter: { tenant_id: tenantId, outcome: 'key_refused', from },
    sort: { field: 'sent_at', order: 'DESC' },
    pagination: ONE,
  })
  const newest = data?.[0]
  if (!newest) return null
  return <Alert severity="error">{translate('pushes.key_refused', { service: newest.service })}</Alert>
}
