import { Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { CompanyDetails } from '#console/companies/company.ts'
import { CountryField } from '#console/forms/country_field.tsx'
import { COMPANY_FIELD_NAMES } from '#console/tenancy/company_field_names.ts'
import { focus } from '#console/theme/focus.ts'

type TextName = {
  [K in keyof CompanyDetails]: CompanyDetails[K] extends string ? K : never
}[keyof CompanyDetails]

interface Props {
  company: CompanyDetails
  /** A new one has a key to choose. */
  isNew: boolean
  isReadOnly?: boolean
  faults: Record<string, string>
  onChange(change: Partial<CompanyDetails>): void
}

const NAMES: Record<string, string> = {
  ...COMPANY_FIELD_NAMES,
  key: 'brands.slug',
  name: 'companies.fields.name',
  vat_percent: 'companies.fields.vat_percent',
  delete_discount: 'companies.fields.delete_discount',
  tradenames: 'pages.tags.names.tradenames',
}

export function CompanyFields({ company, isNew, isReadOnly = false, faults, onChange }: Props) {
  const translate = useTranslate()
  const named = (field: keyof CompanyDetails) => ({
    label: translate(NAMES[field]!),
    disabled: isReadOnly,
    error: faults[field] !== undefined,
    helperText: faults[field],
    autoComplete: 'off',
  })
  const text = (field: TextName) => ({
    ...named(field),
    value: company[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  const figure = (field: 'vat_percent' | 'delete_discount', max: number) => ({
    ...named(field),
    type: 'number',
    value: Number.isNaN(company[field]) ? '' : company[field],
    slotProps: { htmlInput: { min: 0, max, step: field === 'vat_percent' ? 0.01 : 1 } },
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ [field]: target.value === '' ? Number.NaN : Number(target.value) }),
  })
  const list = (field: 'vat_numbers' | 'tradenames') => ({
    ...named(field),
    multiline: true,
    minRows: 2,
    value: company[field].join('\n'),
    helperText: faults[field] ?? translate('companies.one_a_line'),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: linesOf(target.value) }),
  })
  return (
    <>
      <Group title="companies.parts.identity">
        <TextField {...text('name')} inputRef={isNew ? focus : undefined} />
        {isNew && <TextField {...text('key')} helperText={faults.key ?? translate('brands.slug_hint')} />}
        <TextField {...text('address')} />
        <TextField {...text('city')} />
        {isReadOnly ? (
          <TextField {...text('country')} label={translate('options.country')} />
        ) : (
          <CountryField
            label={translate('options.country')}
            value={company.country}
            fault={faults.country}
            onChange={(country) => onChange({ country })}
          />
        )}
        <TextField {...text('support_phone')} />
        <TextField {...list('tradenames')} />
      </Group>
      <Group title="companies.parts.register">
        <TextField {...text('kvk')} />
        <TextField {...text('register')} />
        <TextField {...text('representative')} />
      </Group>
      <Group title="companies.parts.money">
        <TextField {...figure('vat_percent', 50)} />
        <TextField {...list('vat_numbers')} />
        <FormControlLabel
          control={
            <Switch
              checked={company.vat_oss}
              disabled={isReadOnly}
              onChange={(_, checked) => onChange({ vat_oss: checked })}
            />
          }
          label={translate(NAMES.vat_oss!)}
        />
        <TextField {...text('creditor_id')} />
        <TextField {...figure('delete_discount', 90)} />
      </Group>
      <Group title="companies.parts.mediation">
        <TextField {...text('mediator')} />
        <TextField {...text('mediator_address')} />
        <TextField {...text('mediator_url')} />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const translate = useTranslate()
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="h2" sx={{ p: 0, mb: 2 }}>
        {translate(title)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

/** What is being typed keeps its last, empty line. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}
