import { Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  /** Translation keys. */
  label: string
  question: string
  color?: 'error'
  isBusy: boolean
  onConfirm(): void
}

/** A button for what can't be undone: asks once more. */
export function AskedButton({ label, question, color, isBusy, onConfirm }: Props) {
  const translate = useTranslate()
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()
  const close = () => setIsAsking(false)
  return (
    <>
      <Button color={color} variant="outlined" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {translate(label)}
      </Button>
      <Dialog open={isAsking} onClose={close} aria-describedby={id}>
        <DialogContent>
          <DialogContentText id={id}>{translate(question)}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            color={color}
            variant="contained"
            onClick={() => {
              close()
              onConfirm()
            }}
          >
            {translate(label)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
