import { Box, Button, Paper } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { isAlike } from '#console/forms/drafts.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import type { Receiver, ReceiverDraft } from '#console/postbacks/postback.ts'
import { ReceiverFields } from '#console/postbacks/receiver_fields.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

const NOTHING_YET: ReceiverDraft = { key: '', network: '', events: [], method: 'GET', address: '', secret: '' }

interface Props {
  tenant: Tenant
  /** Undefined for a new one. */
  receiver: Receiver | undefined
}

export function ReceiverForm({ tenant, receiver }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenant.id}/postback_receivers`)
  const saved = receiver ? draftOf(receiver) : NOTHING_YET
  const [draft, setDraft] = useState(saved)
  const [isLeaving, setIsLeaving] = useState(false)

  async function save() {
    const { key, secret, ...facts } = draft
    const answer = receiver
      ? await call('PUT', `/${receiver.id}`, { ...facts, ...(secret && { secret }) })
      : await call('POST', '', { key, secret, ...facts })
    if (answer) leave('postbacks.saved')
  }

  async function remove() {
    if (await call('DELETE', `/${receiver!.id}`)) leave('postbacks.removed')
  }

  /** To the list; the guard asks about what was not saved, which this is. */
  function leave(said: string) {
    notify(said, { type: 'success' })
    setIsLeaving(true)
    void queryClient.invalidateQueries({ queryKey: ['postback_receivers'] })
    setTimeout(() => void navigate(`/tenants/${tenant.id}/show/postbacks`, { replace: true }))
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 800 }}>
      <ScreenTitle>{`${receiver?.key ?? translate('postbacks.new_receiver')} · ${tenant.name}`}</ScreenTitle>
      <LeaveGuard isNeeded={!isAlike(draft, saved) && !isLeaving} />
      <Paper sx={{ p: 3, display: 'grid', gap: 2.5 }}>
        <ReceiverFields
          draft={draft}
          receiver={receiver}
          faults={faults}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" loading={isBusy} disabled={isAlike(draft, saved)} onClick={() => void save()}>
            {translate('ra.action.save')}
          </Button>
          {receiver && (
            <ConfirmButton
              variant="outlined"
              label="postbacks.remove"
              question="postbacks.ask_remove"
              color="error"
              isBusy={isBusy}
              onConfirm={() => void remove()}
            />
          )}
        </Box>
      </Paper>
    </Box>
  )
}

function draftOf({ key, network, events, method, address }: Receiver): ReceiverDraft {
  return { key, network, events, method, address, secret: '' }
}
