import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import { Alert, Box, Button, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { GAP, useRoomBelow } from '#console/forms/use_room_below.ts'
import type { SaveState } from '#console/forms/use_saving.ts'

interface Props {
  changes: number
  state: SaveState
  /** Translation key of what is said after saving. */
  saved?: string
  /** Translation key of the button that saves. */
  label?: string
  /** Another way to keep what was changed, beside it. */
  other?: ReactNode
  onSave(): void
  onDiscard(): void
  onUndo?(): void
}

export function SaveBar({
  changes,
  state,
  saved = 'forms.saved',
  label = 'ra.action.save',
  other,
  onSave,
  onDiscard,
  onUndo,
}: Props) {
  const translate = useTranslate()
  const isSaving = state.phase === 'saving'
  const isDone = changes === 0 && state.phase === 'saved'
  const bar = useRoomBelow<HTMLDivElement>()
  if (changes === 0 && !isDone && !isSaving && state.phase !== 'failed') return <div role="status" />
  return (
    <Paper
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: GAP,
        zIndex: 2,
        px: 3,
        py: 1.5,
        display: 'grid',
        gap: 1.5,
        boxShadow: '0 8px 32px rgb(0 0 0 / 0.18)',
      }}
    >
      {state.phase === 'failed' && (
        <Alert severity="error" variant="outlined">
          {state.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
        {isDone && <CheckCircleOutlined color="success" />}
        <Typography role="status" sx={{ flexGrow: 1, fontWeight: 550 }}>
          {isDone ? translate(saved) : translate('forms.unsaved_changes', { smart_count: changes })}
        </Typography>
        {isDone && onUndo && <Button onClick={onUndo}>{translate('ra.action.undo')}</Button>}
        {changes > 0 && (
          <>
            <Button color="inherit" onClick={onDiscard} disabled={isSaving}>
              {translate('forms.discard')}
            </Button>
            {other}
            <Button variant="contained" onClick={onSave} loading={isSaving}>
              {translate(label)}
            </Button>
          </>
        )}
      </Box>
    </Paper>
  )
}
