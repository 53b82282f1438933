import { MenuItem, TextField } from '@mui/material'
import type { Language } from '@manyhearts/locales/languages'
import { useState } from 'react'
import { useLocale, useNotify, useRefresh, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { FormDialog } from '#console/forms/form_dialog.tsx'
import { LanguageField } from '#console/forms/language_field.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import { KINDS, STAFF_PROOFS } from '#console/privacy/privacy_request.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

const LONGEST_WORDS = 4_000
const NAMES = ['kind', 'email', 'proof', 'received_on', 'language', 'words'] as const

/** Enters what came by letter or phone. An address that is a member's makes it that member's. */
export function EntryDialog({ tenant, onClose }: { tenant: Tenant; onClose(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [draft, setDraft] = useState({
    kind: 'access' as string,
    email: '',
    proof: 'letter' as string,
    received_on: '',
    language: useLocale(),
    words: '',
  })
  const [isChanged, setIsChanged] = useState(false)
  const { isBusy, faults, refusal, submit } = useSubmit(...NAMES)
  const fieldName = (name: string) => translate(`resources.privacy_requests.fields.${name}`)

  function change(changes: Partial<typeof draft>) {
    setDraft({ ...draft, ...changes })
    setIsChanged(true)
  }

  async function send() {
    const address = `/api/tenants/${tenant.id}/privacy_requests`
    if (!(await submit(() => httpClient(address, { method: 'POST', body: JSON.stringify(draft) })))) return
    notify('privacy_requests.entry.done', { type: 'success' })
    onClose()
    refresh()
  }

  const field = (name: keyof typeof draft) => ({
    fullWidth: true,
    value: draft[name],
    error: name in faults,
    helperText: faults[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    sx: { m: 0 },
  })

  return (
    <FormDialog
      title={translate('privacy_requests.entry.open')}
      about={translate('privacy_requests.entry.text')}
      refusal={refusal}
      isBusy={isBusy}
      isChanged={isChanged}
      isReady={draft.email.trim() !== '' && draft.received_on !== ''}
      submit={translate('privacy_requests.entry.submit')}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField select label={fieldName('kind')} {...field('kind')}>
        {KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`privacy_requests.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="email"
        autoComplete="off"
        label={translate('privacy_requests.entry.email')}
        slotProps={{ htmlInput: { maxLength: 254 } }}
        {...field('email')}
      />
      <TextField select label={fieldName('proof')} {...field('proof')}>
        {STAFF_PROOFS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`privacy_requests.proofs.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        label={fieldName('received_at')}
        slotProps={{ inputLabel: { shrink: true } }}
        {...field('received_on')}
      />
      <LanguageField
        label={fieldName('language')}
        value={draft.language as Language}
        sx={{ m: 0 }}
        fault={faults['language']}
        onChange={(language) => change({ language })}
      />
      <TextField
        multiline
        minRows={3}
        label={translate('privacy_requests.entry.words')}
        slotProps={{ htmlInput: { maxLength: LONGEST_WORDS } }}
        {...field('words')}
      />
    </FormDialog>
  )
}
