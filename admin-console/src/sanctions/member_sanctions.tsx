import { Button } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useNotify, useRefresh, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import type { Sanction } from '#console/sanctions/sanction.ts'
import { SanctionDialog } from '#console/sanctions/sanction_dialog.tsx'
import { SanctionRows } from '#console/sanctions/sanction_rows.tsx'
import { Failed } from '#console/theme/failed.tsx'
import { Section } from '#console/theme/section.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

interface Props {
  member: { id: string; tenant_id: string; name: string; language: string; status: string }
}

/** What a member is and was under, for whoever sees members; moderators impose and lift. */
export function MemberSanctions({ member }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const { canAccess: mayImpose } = useCanAccess({ resource: 'member_sanctions', action: 'store', record: member })
  const [open, setOpen] = useState<'new' | Sanction>()
  const root = `/api/tenants/${member.tenant_id}`
  const { data, error, refetch } = useQuery({
    queryKey: ['member', member.id, 'sanctions'],
    queryFn: async ({ signal }): Promise<Sanction[]> =>
      (await httpClient(`${root}/members/${member.id}/sanctions`, { signal })).json,
  })

  function changed(said: string) {
    setOpen(undefined)
    notify(said, { type: 'success' })
    refresh()
    void queryClient.invalidateQueries({ queryKey: ['member', member.id] })
  }

  async function lift(sanction: Sanction, reason: string) {
    await httpClient(`${root}/sanctions/${sanction.id}/lift`, { method: 'POST', body: JSON.stringify({ reason }) })
    changed('sanctions.lift.done')
  }

  return (
    <Section
      title={translate('sanctions.title')}
      {...(data?.length === 0 && { text: translate('sanctions.none') })}
      action={
        mayImpose &&
        member.status !== 'not_confirmed' && (
          <Button size="small" variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setOpen('new')}>
            {translate('member_actions.sanction.open')}
          </Button>
        )
      }
    >
      {!data && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />)}
      {data && data.length > 0 && (
        <SanctionRows sanctions={data} tenantId={member.tenant_id} {...(mayImpose && { onLift: setOpen })} />
      )}
      {open === 'new' && (
        <SanctionDialog
          member={member}
          onImposed={() => changed('member_actions.sanction.done')}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open && open !== 'new' && (
        <ReasonDialog
          title={translate('sanctions.lift.title')}
          text={translate('sanctions.lift.text')}
          submit={translate('sanctions.lift.open')}
          onSubmit={(reason) => lift(open, reason)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}
