import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props {
  label: string
  /** On the clocks of `zone`; empty for none. */
  value: string
  zone: string
  fault?: string | undefined
  /** What an empty field means. */
  hint: string
  onChange(value: string): void
}

const TO_THE_MINUTE = 'yyyy-mm-ddThh:mm'.length

/** A time on the brand's clocks, wherever somebody is who enters it. */
export function ClockField({ label, value, zone, fault, hint, onChange }: Props) {
  const translate = useTranslate()
  return (
    <TextField
      fullWidth
      type="datetime-local"
      label={translate('offers.in_zone', { label, zone })}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? hint}
      onChange={({ target }) => onChange(target.value.slice(0, TO_THE_MINUTE))}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
