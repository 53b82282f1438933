import {
  Box,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import type { Language } from '@manyhearts/locales/languages'
import { useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { LanguageField } from '#console/forms/language_field.tsx'
import { DaysField } from '#console/sanctions/days_field.tsx'
import { TemplateMenu, type TemplatesOf } from '#console/templates/template_menu.tsx'
import { type Finding, type Measure, mayEnd, toggled } from '#console/sanctions/finding.ts'

interface Props {
  finding: Finding
  /** Those that fit what it is about. */
  measures: readonly Measure[]
  faults: Record<string, string>
  /** What follows where none is chosen. */
  nothing?: string
  onChange(finding: Finding): void
}

const GROUNDS = ['terms', 'law'] as const

/** What is done, and on which ground. */
export function MeasureFields({ finding, measures, faults, nothing, onChange }: Props) {
  const translate = useTranslate()
  const id = useId()
  const isFound = finding.measures.length > 0
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="group" aria-labelledby={id}>
        <Typography id={id} sx={{ fontWeight: 550 }}>
          {translate('complaints.decision.measures')}
        </Typography>
        <FormGroup>
          {measures.map((one) => (
            <FormControlLabel
              key={one}
              label={translate(`complaints.measures.${one}`)}
              control={
                <Checkbox
                  size="small"
                  checked={finding.measures.includes(one)}
                  onChange={() => onChange(toggled(finding, one))}
                />
              }
            />
          ))}
        </FormGroup>
        {(faults['measures'] || (!isFound && nothing)) && (
          <FormHelperText error={'measures' in faults}>{faults['measures'] ?? nothing}</FormHelperText>
        )}
      </Box>
      {mayEnd(finding) && <DaysField finding={finding} fault={faults['days']} onChange={onChange} />}
      {isFound && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' }, gap: 2, alignItems: 'start' }}>
          <TextField
            select
            label={translate('complaints.decision.ground')}
            value={finding.ground}
            onChange={({ target }) => onChange({ ...finding, ground: target.value as Finding['ground'] })}
            sx={{ m: 0 }}
          >
            {GROUNDS.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`complaints.decision.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={translate('complaints.decision.clause')}
            value={finding.clause}
            error={'clause' in faults}
            helperText={faults['clause']}
            onChange={({ target }) => onChange({ ...finding, clause: target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            sx={{ m: 0 }}
          />
        </Box>
      )}
    </Box>
  )
}

interface FactsProps extends Omit<Props, 'measures' | 'nothing'> {
  label: string
  /** Offered in the language that is chosen here. */
  templates?: Pick<TemplatesOf, 'tenantId' | 'fallback' | 'values'>
}

/** Why, as both sides read it. */
export function FactsFields({ finding, faults, onChange, label, templates }: FactsProps) {
  const translate = useTranslate()
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <TextField
        fullWidth
        multiline
        minRows={4}
        inputRef={area}
        label={label}
        value={finding.facts}
        error={'facts' in faults || 'statement' in faults}
        helperText={faults['facts'] ?? faults['statement'] ?? translate('complaints.decision.facts_hint')}
        onChange={({ target }) => onChange({ ...finding, facts: target.value })}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
        sx={{ m: 0 }}
      />
      {templates && <TemplateMenu {...templates} area={area} purpose="decision" language={finding.language} />}
      <LanguageField
        label={translate('complaints.decision.language')}
        value={finding.language as Language}
        sx={{ m: 0, minWidth: 220 }}
        onChange={(language) => onChange({ ...finding, language })}
      />
    </Box>
  )
}

interface ReasonProps {
  reason: string
  fault: string | undefined
  onChange(reason: string): void
}

/** For the audit log alone. */
export function AuditReason({ reason, fault, onChange }: ReasonProps) {
  const translate = useTranslate()
  return (
    <TextField
      fullWidth
      label={translate('forms.reason')}
      value={reason}
      error={fault !== undefined}
      helperText={fault ?? translate('complaints.decision.reason_hint')}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: 200 } }}
      sx={{ m: 0 }}
    />
  )
}
