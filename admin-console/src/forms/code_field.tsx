import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { focus } from '#console/theme/focus.ts'

const LENGTH = 6

interface Props {
  value: string
  hint: string
  fault?: string | undefined
  onChange(code: string): void
}

/** The code that an authenticator app shows; spaces of a copied one are left out. */
export function CodeField({ value, hint, fault, onChange }: Props) {
  const translate = useTranslate()
  return (
    <TextField
      key="totp"
      required
      label={translate('login.code')}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? hint}
      autoComplete="one-time-code"
      inputRef={focus}
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, LENGTH))}
      slotProps={{
        inputLabel: { required: false },
        htmlInput: { inputMode: 'numeric', pattern: `\\d{${LENGTH}}`, sx: { fontVariantNumeric: 'tabular-nums' } },
      }}
    />
  )
}
