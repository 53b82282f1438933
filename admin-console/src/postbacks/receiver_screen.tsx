import { useQuery } from '@tanstack/react-query'
import { HttpError, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { httpClient } from '#console/data/http_client.ts'
import type { Receiver } from '#console/postbacks/postback.ts'
import { ReceiverForm } from '#console/postbacks/receiver_form.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Nothing } from '#console/theme/nothing.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

export function ReceiverScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { receiverId: id = 'new' } = useParams()
  const { data: receiver, error } = useQuery({
    queryKey: ['postback_receivers', id],
    queryFn: async ({ signal }): Promise<Receiver> =>
      (await httpClient(`/api/postback_receivers/${encodeURIComponent(id)}?tenant_id=${tenant.id}`, { signal })).json,
    enabled: id !== 'new',
  })
  if (error && !receiver)
    return <Nothing text={error instanceof HttpError ? error.message : translate('ra.notification.http_error')} />
  if (id !== 'new' && !receiver) return <Waiting />
  return <ReceiverForm key={id} tenant={tenant} receiver={receiver} />
}
