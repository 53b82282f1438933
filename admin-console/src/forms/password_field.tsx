import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { type Ref, useState } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  label: string
  value: string
  autoComplete: 'current-password' | 'new-password'
  fault?: string | undefined
  hint?: string
  inputRef?: Ref<HTMLInputElement>
  onChange(value: string): void
}

/** Can be read while it is typed. */
export function PasswordField({ label, value, autoComplete, fault, hint, inputRef, onChange }: Props) {
  const translate = useTranslate()
  const [isShown, setIsShown] = useState(false)
  const toggle = translate(isShown ? 'passwords.hide' : 'passwords.show')
  return (
    <TextField
      required
      type={isShown ? 'text' : 'password'}
      label={label}
      value={value}
      autoComplete={autoComplete}
      error={fault !== undefined}
      helperText={fault ?? hint}
      inputRef={inputRef}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        inputLabel: { required: false },
        htmlInput: { spellCheck: false, autoCapitalize: 'none' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                title={toggle}
                aria-label={toggle}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
