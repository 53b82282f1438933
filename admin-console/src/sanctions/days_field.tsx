import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Finding } from '#console/sanctions/finding.ts'

interface Props {
  finding: Finding
  fault: string | undefined
  onChange(finding: Finding): void
}

const DAYS = [1, 3, 7, 14, 30, 90, 180, 365]

/** How long a suspension lasts, or a profile is hidden; only the latter may have no end. */
export function DaysField({ finding, fault, onChange }: Props) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={translate('sanctions.length')}
      value={finding.days ?? ''}
      error={fault !== undefined}
      helperText={fault}
      onChange={({ target }) => onChange({ ...finding, days: target.value === '' ? null : Number(target.value) })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ m: 0, maxWidth: 240 }}
    >
      {!finding.measures.includes('suspended') && <MenuItem value="">{translate('sanctions.no_end')}</MenuItem>}
      {DAYS.map((days) => (
        <MenuItem key={days} value={days}>
          {translate('sanctions.days', { smart_count: days })}
        </MenuItem>
      ))}
    </TextField>
  )
}
