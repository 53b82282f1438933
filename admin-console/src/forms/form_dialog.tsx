import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useTranslate } from 'react-admin'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'

interface Props {
  title: string
  about?: string
  refusal: string
  isBusy: boolean
  /** Without changes there is nothing to save, and nothing to lose by a click beside the dialog. */
  isChanged: boolean
  submit?: string
  /** Whether it may be sent; otherwise whatever was changed may. */
  isReady?: boolean
  /** Another thing to do with it, at the beginning of the buttons. */
  other?: ReactNode
  width?: 'xs' | 'sm' | 'md'
  onSubmit(): void
  onClose(): void
  children: ReactNode
}

/** A form in a dialog. What is refused keeps what was written. */
export function FormDialog(props: Props) {
  const {
    title,
    about,
    refusal,
    isBusy,
    isChanged,
    isReady = isChanged,
    submit,
    other,
    width = 'sm',
    onSubmit,
    onClose,
    children,
  } = props
  const translate = useTranslate()
  const id = useId()

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy && isReady) onSubmit()
  }

  return (
    <Dialog open fullWidth maxWidth={width} aria-labelledby={id} onClose={() => !isChanged && onClose()}>
      <form onSubmit={send} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        {/* Room for the label of a first field. */}
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, pt: '8px !important' }}>
          {about && <Typography sx={{ color: 'text.secondary' }}>{about}</Typography>}
          <RefusalAlert text={refusal} />
          {children}
        </DialogContent>
        <DialogActions>
          {other}
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isReady}>
            {submit ?? translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
