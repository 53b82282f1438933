import { Alert, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { VerdictButton } from '#console/moderation/verdict_button.tsx'

interface Props {
  failure: string | undefined
  /** What was done last. */
  said: string | undefined
  undo: { label: string; press(): void } | undefined
  isBusy: boolean
}

/** What was done last in a list that is worked off by keys, with the way back; a failure comes before it. */
export function LastDecision({ failure, said, undo, isBusy }: Props) {
  const translate = useTranslate()
  return (
    <>
      {failure && <Alert severity="error">{translate(failure)}</Alert>}
      <Box role="status">
        {said && (
          <Alert
            sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0, alignItems: 'center' } }}
            severity={undo ? 'success' : 'info'}
            action={
              undo && (
                <VerdictButton label={undo.label} shortcut="u" variant="text" disabled={isBusy} onClick={undo.press} />
              )
            }
          >
            {said}
          </Alert>
        )}
      </Box>
    </>
  )
}
