import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { useLocale, useNotify, useRefresh, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import type { PaymentTask } from '#console/payments/payment.ts'
import { useTaskWords } from '#console/payments/tasks/use_task_words.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { focus } from '#console/theme/focus.ts'
import { parsePrice } from '#console/translations/price_text.ts'

interface Props {
  task: PaymentTask
  tenant: Tenant
  onClose(): void
}

const LONGEST = 500
const AMOUNTS = ['refunded_minor', 'charged_back_minor'] as const

/** Asks what was done about a task, and for the amounts where they had to be looked up. */
export function EndTaskDialog({ task, tenant, onClose }: Props) {
  const translate = useTranslate()
  const locale = useLocale()
  const notify = useNotify()
  const refresh = useRefresh()
  const id = useId()
  const words = useTaskWords(task)
  const [outcome, setOutcome] = useState('')
  const [typed, setTyped] = useState({ refunded_minor: '', charged_back_minor: '' })
  const { isBusy, faults, refusal, submit } = useSubmit('outcome', ...AMOUNTS)
  const currency = task.order?.currency ?? ''
  const hasAmounts = task.kind === 'reversal_notified' && currency !== ''
  const amounts = AMOUNTS.map((name) => ({
    name,
    text: typed[name],
    minor: parsePrice(typed[name], currency || 'EUR', locale),
  }))
  const isWrong = amounts.some(({ text, minor }) => text.trim() !== '' && minor === undefined)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = amounts.flatMap(({ name, minor }) => (minor === undefined ? [] : [[name, minor] as const]))
    const body = JSON.stringify({ outcome, ...(hasAmounts && Object.fromEntries(said)) })
    const isDone = await submit(() =>
      httpClient(`/api/tenants/${tenant.id}/payment_tasks/${task.id}/end`, { method: 'POST', body })
    )
    if (!isDone) return
    notify('payment_tasks.done', { type: 'success' })
    onClose()
    refresh()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event: SubmitEvent<HTMLFormElement>) => void send(event)}>
        <DialogTitle id={id}>{words.kind}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{words.guide}</DialogContentText>
          <RefusalAlert text={refusal} />
          {hasAmounts && (
            <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start', gap: 2, mt: 1 }}>
              {amounts.map(({ name, text }) => (
                <TextField
                  key={name}
                  label={translate(`payment_tasks.${name}`, { currency })}
                  value={text}
                  error={name in faults}
                  helperText={name in faults ? translate('payment_tasks.too_much') : translate('payment_tasks.in_all')}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                  slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
                  sx={{ m: 0 }}
                />
              ))}
            </Box>
          )}
          <TextField
            {...(!hasAmounts && { inputRef: focus })}
            fullWidth
            multiline
            minRows={2}
            label={translate('payment_tasks.outcome')}
            value={outcome}
            error={'outcome' in faults}
            helperText={faults['outcome']}
            onChange={(event) => setOutcome(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
            sx={{ m: 0, mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={outcome.trim().length < 3 || isWrong}>
            {translate(words.end)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
