import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import type { ReactNode } from 'react'

interface Props extends Pick<TextFieldProps, 'onKeyDown' | 'sx'> {
  /** What it looks through, in words. */
  name: string
  value: string
  /** The key that leads to it. */
  shortcut?: string
  /** At its end. */
  end?: ReactNode
  onSeek(sought: string): void
}

/** A field in which one types what is looked for. */
export function SearchField({ name, value, shortcut, end, onSeek, ...field }: Props) {
  return (
    <TextField
      {...field}
      type="search"
      placeholder={name}
      value={value}
      onChange={({ target }) => onSeek(target.value)}
      slotProps={{
        htmlInput: {
          'aria-label': name,
          'aria-keyshortcuts': shortcut,
          maxLength: 100,
          style: { textOverflow: 'ellipsis' },
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: end,
        },
      }}
    />
  )
}
