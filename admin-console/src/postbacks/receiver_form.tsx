import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isAlike } from '#console/forms/drafts.ts'
import { RowForm } from '#console/forms/row_form.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import type { Receiver, ReceiverDraft } from '#console/postbacks/postback.ts'
import { ReceiverFields } from '#console/postbacks/receiver_fields.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const NOTHING_YET: ReceiverDraft = { key: '', network: '', events: [], method: 'GET', address: '', secret: '' }

interface Props {
  tenant: Tenant
  /** Undefined for a new one. */
  receiver: Receiver | undefined
}

export function ReceiverForm({ tenant, receiver }: Props) {
  const translate = useTranslate()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenant.id}/postback_receivers`)
  const saved = receiver ? draftOf(receiver) : NOTHING_YET
  const [draft, setDraft] = useState(saved)

  function save() {
    const { key, secret, ...facts } = draft
    return receiver
      ? call('PUT', `/${receiver.id}`, { ...facts, ...(secret && { secret }) })
      : call('POST', '', { key, secret, ...facts })
  }

  return (
    <RowForm
      title={`${receiver?.key ?? translate('postbacks.new_receiver')} · ${tenant.name}`}
      resource="postback_receivers"
      list={`/tenants/${tenant.id}/show/postbacks`}
      words="postbacks"
      isChanged={!isAlike(draft, saved)}
      isBusy={isBusy}
      onSave={save}
      onRemove={receiver && (() => call('DELETE', `/${receiver.id}`))}
    >
      <ReceiverFields
        draft={draft}
        receiver={receiver}
        faults={faults}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
    </RowForm>
  )
}

function draftOf({ key, network, events, method, address }: Receiver): ReceiverDraft {
  return { key, network, events, method, address, secret: '' }
}
