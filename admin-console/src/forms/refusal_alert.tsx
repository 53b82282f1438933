import { Alert } from '@mui/material'

/** What the API refused, above the fields of a form; nothing while it is empty. */
export function RefusalAlert({ text }: { text: string }) {
  return text === '' ? null : (
    <Alert severity="error" variant="outlined">
      {text}
    </Alert>
  )
}
