import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { CODES, type InviteBatch } from '#console/invitations/invite_code.ts'
import { BatchSection } from '#console/offers/discounts/batch_section.tsx'
import { StopButton } from '#console/offers/discounts/stop_button.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  tenantId: string
  reads: boolean
  action: ReactNode
}

const SAID = { stop: 'invitations.stop_batch_done', resume: 'offers.codes.resume_batch_done' }

/** A brand's unique invitation codes. */
export function BatchList({ tenantId, reads, action }: Props) {
  const path = `/api/tenants/${tenantId}/invite_batches`
  const { data, error, refetch } = useQuery({
    queryKey: [CODES, 'batches', tenantId],
    queryFn: async ({ signal }): Promise<{ batches: InviteBatch[] }> => (await httpClient(path, { signal })).json,
  })
  const factsOf = useFacts()
  return (
    <BatchSection
      batches={data?.batches}
      error={error}
      onRetry={refetch}
      action={action}
      path={path}
      reads={reads}
      factsOf={factsOf}
      stopOf={({ name, count, stopped }) => (
        <StopButton
          list={CODES}
          name={name}
          isStopped={stopped === count}
          path={`${path}/${encodeURIComponent(name)}/state`}
          said={SAID}
        />
      )}
    />
  )
}

function useFacts() {
  const translate = useTranslate()
  const { date } = useTimes()
  return ({ count, uses, used, stopped, made_at: madeAt, made_by: madeBy }: InviteBatch): string => {
    const facts = [
      translate('invitations.codes', { smart_count: count }),
      translate('invitations.used_of', { used, uses }),
      stopped > 0 && translate('offers.codes.batch_stopped', { smart_count: stopped }),
      madeBy ? translate('offers.codes.made_by', { name: madeBy, at: date(madeAt) }) : date(madeAt),
    ]
    return facts.filter(Boolean).join(' · ')
  }
}
