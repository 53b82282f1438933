import {
  Alert,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { failureText } from '#console/forms/failure_text.ts'
import { focus } from '#console/theme/focus.ts'

interface Props {
  title: string
  text: string
  submit: string
  color?: ButtonProps['color']
  /** Fields before the reason, of which the first takes the focus. */
  children?: ReactNode
  /** Whether these are filled in. */
  isComplete?: boolean
  /** Below the reason: who else reads it. */
  hint?: string
  /** In characters, as the API takes it; 200 in the log. */
  longest?: number
  /** What is said of a failure instead of the API's message, if anything. */
  failure?(error: unknown): string | undefined
  /** What it throws is said in the dialog, which stays open. */
  onSubmit(reason: string): Promise<void>
  onClose(): void
}

const SHORTEST_REASON = 3
const LONGEST_IN_LOG = 200

/** Asks for a reason, which is stored in the audit log. */
export function ReasonDialog(props: Props) {
  const {
    title,
    text,
    submit,
    color,
    children,
    isComplete = true,
    hint,
    longest = LONGEST_IN_LOG,
    onSubmit,
    onClose,
  } = props
  const translate = useTranslate()
  const id = useId()
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    setRefusal('')
    try {
      await onSubmit(reason)
    } catch (error) {
      setRefusal(props.failure?.(error) ?? translate(failureText(error)))
      setIsBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={send}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{text}</DialogContentText>
          {refusal && (
            <Alert severity="error" variant="outlined">
              {refusal}
            </Alert>
          )}
          {children}
          <TextField
            inputRef={children ? undefined : focus}
            fullWidth
            multiline
            minRows={2}
            label={translate('forms.reason')}
            value={reason}
            helperText={hint}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: longest } }}
            sx={children ? undefined : { mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={color}
            loading={isBusy}
            disabled={reason.trim().length < SHORTEST_REASON || !isComplete}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
