import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import { BLOCKED_KINDS } from '#console/payments/payment.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

const NOTHING_YET = { kind: 'iban', value: '', reason: '', last_day: '' }

/** Asks what direct debit is refused to, why, and until when. */
export function BlockDialog({ tenant, onClose }: { tenant: Tenant; onClose(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const id = useId()
  const [draft, setDraft] = useState(NOTHING_YET)
  const { isBusy, faults, refusal, submit } = useSubmit('value', 'reason', 'last_day')

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = JSON.stringify({ ...draft, last_day: draft.last_day || null })
    const address = `/api/tenants/${tenant.id}/payment_blocks`
    if (!(await submit(() => httpClient(address, { method: 'POST', body })))) return
    notify('payments.blocks.added', { type: 'success' })
    onClose()
    refresh()
  }

  const field = (name: keyof typeof NOTHING_YET) => ({
    fullWidth: true,
    value: draft[name],
    error: name in faults,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
    sx: { m: 0 },
  })

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event: SubmitEvent<HTMLFormElement>) => void send(event)}>
        <DialogTitle id={id}>{translate('payments.blocks.add')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{translate('payments.blocks.add_text')}</DialogContentText>
          <RefusalAlert text={refusal} />
          <TextField select label={translate('resources.payment_blocks.fields.kind')} {...field('kind')}>
            {BLOCKED_KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {translate(`payments.blocks.kinds.${kind}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={translate(`payments.blocks.values.${draft.kind}`)}
            helperText={faults['value']}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 60 } }}
            {...field('value')}
          />
          <TextField
            multiline
            minRows={2}
            label={translate('forms.reason')}
            helperText={faults['reason']}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            {...field('reason')}
          />
          <TextField
            type="date"
            label={translate('payments.blocks.last_day')}
            helperText={faults['last_day'] ?? translate('payments.blocks.last_day_hint')}
            slotProps={{ inputLabel: { shrink: true } }}
            {...field('last_day')}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isBusy}
            disabled={draft.value.trim() === '' || draft.reason.trim().length < 3}
          >
            {translate('payments.blocks.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
