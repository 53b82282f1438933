import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { CountryField } from '#console/forms/country_field.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { ClockField } from '#console/offers/clock_field.tsx'
import type { WholeSuspicion } from '#console/suspicions/suspicion.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Section } from '#console/theme/section.tsx'

/** Enters which authority was told, where and when; telling it is done by people. What is refused keeps what was written. */
export function ReportForm({ tenant, suspicion }: { tenant: Tenant; suspicion: WholeSuspicion }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenant.id}/suspicions/${suspicion.id}`)
  const [draft, setDraft] = useState({ authority: '', country: '', informed_at: '', reference: '' })
  const field = (name: string) => translate(`resources.suspicions.fields.${name}`)

  async function send() {
    const isDone = await call('POST', '/report', draft)
    if (isDone) notify('suspicions.report.done', { type: 'success' })
    refresh()
  }

  const text = (name: 'authority' | 'reference', hint: string, longest: number) => (
    <TextField
      fullWidth
      label={field(name)}
      value={draft[name]}
      error={name in faults}
      helperText={faults[name] ?? translate(hint)}
      onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: longest } }}
      sx={{ m: 0 }}
    />
  )

  return (
    <Section title={translate('suspicions.states.informed')} text={translate('suspicions.report.text')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {text('authority', 'suspicions.report.authority_hint', 200)}
        <CountryField
          label={field('authority_country')}
          value={draft.country}
          fault={faults['country']}
          onChange={(country) => setDraft({ ...draft, country })}
        />
        <ClockField
          label={field('informed_at')}
          value={draft.informed_at}
          zone={tenant.time_zone}
          fault={faults['informed_at']}
          hint={translate('suspicions.report.informed_at_hint')}
          onChange={(clock) => setDraft({ ...draft, informed_at: clock })}
        />
        {text('reference', 'suspicions.report.reference_hint', 200)}
        <Button
          variant="contained"
          loading={isBusy}
          disabled={draft.authority.trim() === '' || draft.country === '' || draft.informed_at === ''}
          sx={{ justifySelf: 'start' }}
          onClick={() => void send()}
        >
          {translate('suspicions.report.submit')}
        </Button>
      </Box>
    </Section>
  )
}
