import { InputAdornment, TextField } from '@mui/material'

interface Props {
  label: string
  value: string
  currency: string
  fault?: string | undefined
  hint?: string
  onChange(value: string): void
}

/** A price as somebody types it (`price_text.ts`), in a currency that is shown beside it. */
export function PriceField({ label, value, currency, fault, hint, onChange }: Props) {
  return (
    <TextField
      fullWidth
      label={label}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 },
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
      }}
    />
  )
}
