import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { focus } from '#console/theme/focus.ts'

interface Props extends Pick<ButtonProps, 'color' | 'variant' | 'size' | 'aria-label'> {
  /** Translation keys; the dialog is titled and confirmed as the button is labelled unless it says otherwise. */
  label: string
  title?: string
  question: string
  confirm?: string
  /** What the texts name. */
  values?: Record<string, string | number>
  isBusy: boolean
  onConfirm(): void
}

/** A button for what can't be undone: asks once more. */
export function ConfirmButton(props: Props) {
  const { label, title = props.label, question, confirm = props.label, values, isBusy, onConfirm, ...look } = props
  const translate = useTranslate()
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()
  const close = () => setIsAsking(false)
  return (
    <>
      <Button {...look} disabled={isBusy} onClick={() => setIsAsking(true)}>
        {translate(label)}
      </Button>
      <Dialog open={isAsking} onClose={close} aria-labelledby={id}>
        <DialogTitle id={id}>{translate(title, values)}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate(question, values)}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close} ref={focus}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            color={look.color}
            variant="contained"
            onClick={() => {
              close()
              onConfirm()
            }}
          >
            {translate(confirm)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
