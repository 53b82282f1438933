import { TextField, type TextFieldProps } from '@mui/material'

interface Props extends Pick<TextFieldProps, 'inputRef' | 'helperText'> {
  label: string
  value: string
  fault?: string | undefined
  onChange(value: string): void
}

/** A whole number as it is typed; the API says whether it will do. */
export function NumberField({ label, value, fault, helperText, inputRef, onChange }: Props) {
  return (
    <TextField
      fullWidth
      label={label}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? helperText}
      inputRef={inputRef}
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, 9))}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  )
}

/** What was typed as a number; null where nothing was. */
export function numberOf(value: string): number | null {
  return value === '' ? null : Number(value)
}
