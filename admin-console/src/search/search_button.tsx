import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { Box, Button } from '@mui/material'
import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import { Key } from '#console/theme/key.tsx'
import { SHORTCUT } from '#console/search/shortcut.ts'
import { OpenSearch } from '#console/theme/open_search.ts'
import { VISUALLY_HIDDEN } from '#console/theme/visually_hidden.ts'

/** Where the bar is full. */
const NARROW = '@media (max-width: 1199px)'

/** Looks like the field it opens. */
export function SearchButton() {
  const translate = useTranslate()
  const open = useContext(OpenSearch)
  return (
    <Button
      color="inherit"
      aria-keyshortcuts={SHORTCUT.keys}
      aria-haspopup="dialog"
      onClick={open}
      sx={{
        mr: 1,
        px: 1,
        minHeight: 36,
        gap: 1,
        flexShrink: 0,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        color: 'text.secondary',
        fontWeight: 400,
      }}
    >
      <SearchOutlined fontSize="small" />
      <Box component="span" sx={{ minWidth: 96, textAlign: 'start', [NARROW]: { ...VISUALLY_HIDDEN, minWidth: 0 } }}>
        {translate('search.open')}
      </Box>
      <Box component="span" aria-hidden>
        <Key>{SHORTCUT.shown}</Key>
      </Box>
    </Button>
  )
}
