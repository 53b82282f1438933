import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type RefObject, useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'
import { focus } from '#console/theme/focus.ts'

interface Props {
  isNeeded: boolean
  /** Whether this leaving is not to be asked about (use_leave.ts). */
  isDone?: RefObject<boolean>
}

/** Asks before unsaved changes are lost by a link, the back button or closing the tab. */
export function LeaveGuard({ isNeeded, isDone }: Props) {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded && !isDone?.current && currentLocation.pathname !== nextLocation.pathname
  )
  useEffect(() => {
    if (!isNeeded) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
  const stay = () => blocker.reset?.()
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{translate('forms.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('forms.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          {translate('forms.leave.confirm')}
        </Button>
        <Button variant="contained" onClick={stay} ref={focus}>
          {translate('forms.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
