import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { focus } from '#console/theme/focus.ts'

interface Props {
  /** Unsaved changes must be saved or discarded first. */
  isBusy: boolean
  onRemove(): void
}

export function PageRemoval({ isBusy, onRemove }: Props) {
  const translate = useTranslate()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {translate('pages.remove.open')}
      </Button>
      <Dialog open={isAsking} onClose={close} aria-labelledby="removal-title">
        <DialogTitle id="removal-title">{translate('pages.remove.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('pages.remove.text')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close} ref={focus}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            onClick={() => {
              close()
              onRemove()
            }}
          >
            {translate('pages.remove.submit')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
