import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { InputAdornment, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Looks through the names and explanations of settings while one types. */
export function SettingsSearch({ sought, onSeek }: { sought: string; onSeek(sought: string): void }) {
  const name = useTranslate()('settings_form.find')
  return (
    <TextField
      type="search"
      placeholder={name}
      value={sought}
      onChange={({ target }) => onSeek(target.value)}
      sx={{ flex: '1 1 200px', maxWidth: 320 }}
      slotProps={{
        htmlInput: { 'aria-label': name, maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
