import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { SearchField } from '#console/forms/search_field.tsx'
import { useTypedFilter } from '#console/lists/use_typed_filter.ts'
import { Key } from '#console/theme/key.tsx'

/** The field that `/` leads to. */
export function ListSearch({ source = 'q', label }: { source?: string; label: string }) {
  const name = useTranslate()(label)
  const { text, type, apply } = useTypedFilter(source)
  return (
    <SearchField
      name={name}
      value={text}
      shortcut="/"
      end={text === '' && <KeyHint />}
      onSeek={type}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
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
