import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { Box, InputAdornment, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useTypedFilter } from '#console/lists/use_typed_filter.ts'
import { Key } from '#console/theme/key.tsx'

/** The field that `/` leads to. */
export function ListSearch({ source = 'q', label }: { source?: string; label: string }) {
  const name = useTranslate()(label)
  const { text, type, apply } = useTypedFilter(source)
  return (
    <TextField
      type="search"
      placeholder={name}
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
      slotProps={{
        htmlInput: { 'aria-label': name, 'aria-keyshortcuts': '/', maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text === '' && <KeyHint />,
        },
      }}
    />
  )
}

function KeyHint() {
  return (
    <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'block' } }}>
      <Key>/</Key>
    </Box>
  )
}
