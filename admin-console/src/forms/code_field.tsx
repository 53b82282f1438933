import { TextField } from '@mui/material'
import type { Ref } from 'react'
import { useTranslate } from 'react-admin'
import { focus } from '#console/theme/focus.ts'

const LENGTH = 6

interface Props {
  value: string
  hint: string
  fault?: string | undefined
  /** Takes the focus without one. */
  inputRef?: Ref<HTMLInputElement>
  onChange(code: string): void
}

/** The code that an authenticator app shows; spaces of a copied one are left out. */
export function CodeField({ value, hint, fault, inputRef = focus, onChange }: Props) {
  const translate = useTranslate()
  return (
    <TextField
      required
      label={translate('login.code')}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? hint}
      autoComplete="one-time-code"
      inputRef={inputRef}
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, LENGTH))}
      slotProps={{
        inputLabel: { required: false },
        htmlInput: { inputMode: 'numeric', pattern: `\\d{${LENGTH}}`, sx: { fontVariantNumeric: 'tabular-nums' } },
      }}
    />
  )
}
