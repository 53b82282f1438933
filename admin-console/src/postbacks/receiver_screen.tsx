import { useParams } from 'react-router-dom'
import { ChosenRow } from '#console/forms/chosen_row.tsx'
import type { Receiver } from '#console/postbacks/postback.ts'
import { ReceiverForm } from '#console/postbacks/receiver_form.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

export default function ReceiverScreen({ tenant }: { tenant: Tenant }) {
  const { receiverId } = useParams()
  return (
    <ChosenRow<Receiver> tenantId={tenant.id} resource="postback_receivers" id={receiverId}>
      {(receiver) => <ReceiverForm tenant={tenant} receiver={receiver} />}
    </ChosenRow>
  )
}
