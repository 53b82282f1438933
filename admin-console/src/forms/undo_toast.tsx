import { Button, SnackbarContent } from '@mui/material'
import { useEffect } from 'react'
import { useCloseNotification, useTranslate } from 'react-admin'

interface Props {
  text: string
  onUndo(): void
  /** Once nobody can undo it any more. */
  onEnd(): void
}

/** Says what is about to be done, as long as it can be taken back. */
export function UndoToast({ text, onUndo, onEnd }: Props) {
  const translate = useTranslate()
  const close = useCloseNotification()
  // Nothing else shows that react-admin has put it away.
  useEffect(() => onEnd, [onEnd])

  function undo() {
    onUndo()
    close()
  }

  return (
    <SnackbarContent
      message={text}
      action={
        <Button size="small" sx={{ color: 'inherit', fontWeight: 650 }} onClick={undo}>
          {translate('ra.action.undo')}
        </Button>
      }
    />
  )
}
