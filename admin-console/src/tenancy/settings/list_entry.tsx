import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { Box, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props {
  label: string
  isFirst: boolean
  isLast: boolean
  /** -1 up, 1 down. */
  onMove(by: number): void
  onRemove(): void
}

export function ListEntry({ label, isFirst, isLast, onMove, onRemove }: Props) {
  const translate = useTranslate()
  const named = (key: string) => translate(`settings_form.${key}`, { what: label })
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 36,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flexGrow: 1 }}>{label}</Box>
      <IconButton size="small" aria-label={named('move_up')} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUpward fontSize="inherit" />
      </IconButton>
      <IconButton size="small" aria-label={named('move_down')} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDownward fontSize="inherit" />
      </IconButton>
      <IconButton size="small" aria-label={named('remove')} onClick={onRemove}>
        <Close fontSize="inherit" />
      </IconButton>
    </Box>
  )
}
