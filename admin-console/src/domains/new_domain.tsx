import { Box, Button, TextField } from '@mui/material'
import type { Language } from '@manyhearts/locales/languages'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { CountryField } from '#console/forms/country_field.tsx'
import { LanguageField } from '#console/forms/language_field.tsx'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { Section } from '#console/theme/section.tsx'

interface Props {
  tenant: WholeTenant
  refetch(): Promise<unknown>
}

/** Another host of a brand: for another language, another country, or just another name. */
export function NewDomain({ tenant, refetch }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenant.id}/domains`)
  const [main] = tenant.domains
  const [host, setHost] = useState('')
  const [language, setLanguage] = useState((main?.language.slice(0, 2) ?? 'en') as Language)
  const [country, setCountry] = useState(main?.country ?? '')

  async function add() {
    if (!(await call('POST', '', { host, language, country }))) return
    notify('domains.added', { type: 'success', messageArgs: { host } })
    setHost('')
    await refetch()
  }

  return (
    <Section title={translate('domains.new')} text={translate('domains.new_text')}>
      <LeaveGuard isNeeded={host !== ''} />
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.SubmitEvent) => {
          event.preventDefault()
          void add()
        }}
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '2fr 1fr 1fr auto' },
        }}
      >
        <TextField
          label={translate('brands.host')}
          value={host}
          error={faults.host !== undefined}
          helperText={faults.host}
          autoComplete="off"
          onChange={({ target }) => setHost(target.value)}
        />
        <LanguageField value={language} fault={faults.language} onChange={setLanguage} />
        <CountryField
          label={translate('options.country')}
          value={country}
          fault={faults.country}
          onChange={setCountry}
        />
        <Button type="submit" variant="contained" loading={isBusy} disabled={host === ''} sx={{ minHeight: 40 }}>
          {translate('domains.add')}
        </Button>
      </Box>
    </Section>
  )
}
