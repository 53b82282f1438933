import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { FormDialog } from '#console/forms/form_dialog.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import { KINDS, URGENCIES } from '#console/suspicions/suspicion.ts'

interface Props {
  complaint: { id: string; tenant_id: string }
  onClose(): void
}

const EMPTY = { kind: '', urgency: '', words: '', at_risk: '' }

/** Records a suspected crime that a report brought up. */
export function OpeningDialog({ complaint, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [draft, setDraft] = useState(EMPTY)
  const { isBusy, faults, refusal, submit } = useSubmit('kind', 'urgency', 'words', 'at_risk')
  const isChanged = Object.values(draft).some((value) => value !== '')

  async function send() {
    const path = `/api/tenants/${complaint.tenant_id}/complaints/${complaint.id}/suspicion`
    let number = ''
    const isSent = await submit(async () => {
      number = (await httpClient(path, { method: 'POST', body: JSON.stringify(draft) })).json.number
    })
    if (!isSent) return
    notify('suspicions.opening.done', { type: 'success', messageArgs: { number } })
    onClose()
    refresh()
  }

  const field = (name: keyof typeof draft) => ({
    fullWidth: true,
    value: draft[name],
    error: name in faults,
    helperText: faults[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
    sx: { m: 0 },
  })
  const choice = (name: 'kind' | 'urgency', words: string, options: readonly string[]) => (
    <TextField select label={translate(`resources.suspicions.fields.${name}`)} {...field(name)}>
      {options.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`suspicions.${words}.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  )

  return (
    <FormDialog
      title={translate('suspicions.opening.open')}
      about={translate('suspicions.opening.text')}
      refusal={refusal}
      isBusy={isBusy}
      isChanged={isChanged}
      isReady={draft.kind !== '' && draft.urgency !== '' && draft.words.trim() !== ''}
      submit={translate('suspicions.opening.submit')}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {choice('kind', 'kinds', KINDS)}
      {choice('urgency', 'urgencies', URGENCIES)}
      <TextField
        multiline
        minRows={4}
        label={translate('suspicions.opening.words')}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        {...field('words')}
      />
      <TextField
        multiline
        label={translate('suspicions.opening.at_risk')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        {...field('at_risk')}
      />
    </FormDialog>
  )
}
