import { Box, Dialog, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { SearchField } from '#console/search/search_field.tsx'
import { Key } from '#console/theme/key.tsx'

interface Props {
  isOpen: boolean
  /** How often it was opened: each time its field is empty, even while it still fades away. */
  times: number
  onClose(): void
}

const NARROW = '@media (max-width: 768px)'

/** What is typed is gone with the dialog, as it may be somebody's address. */
export default function SearchDialog({ isOpen, times, onClose }: Props) {
  const translate = useTranslate()
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      // Where a choice leads, the focus is no longer wanted where it was.
      disableRestoreFocus={isLeaving}
      slotProps={{
        container: { sx: { alignItems: 'start' } },
        paper: {
          'aria-label': translate('search.label'),
          'aria-labelledby': undefined,
          sx: {
            width: 680,
            maxWidth: '100%',
            maxHeight: 'min(640px, calc(100% - 96px))',
            m: 0,
            mt: '72px',
            overflow: 'hidden',
            [NARROW]: { width: 1, mt: 0, maxHeight: '100%', borderRadius: '0 0 10px 10px', borderWidth: '0 0 1px' },
          },
        },
        transition: { onEnter: () => setIsLeaving(false) },
      }}
    >
      <SearchField
        key={times}
        onChosen={() => {
          setIsLeaving(true)
          onClose()
        }}
      />
      <Box
        aria-hidden
        sx={{ display: 'flex', gap: 2, px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        <Hint keys={['↑', '↓']} text={translate('search.keys.choose')} />
        <Hint keys={['↵']} text={translate('search.keys.open')} />
        <Hint keys={['Esc']} text={translate('search.keys.close')} />
      </Box>
    </Dialog>
  )
}

function Hint({ keys, text }: { keys: string[]; text: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
      <Typography variant="caption">{text}</Typography>
    </Box>
  )
}
