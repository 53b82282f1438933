import { Alert, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { VerdictButton } from '#console/moderation/verdict_button.tsx'
import type { DecideText, Done } from '#console/profile_texts/use_decide_text.ts'

/** What was done last, with the way back; a failure comes before it. */
export function LastDecision({ decide: { done, failure, undo, isBusy } }: { decide: DecideText }) {
  const translate = useTranslate()
  const said = useSaid()
  return (
    <>
      {failure && <Alert severity="error">{translate(failure)}</Alert>}
      <Box role="status">
        {done && (
          <Alert
            sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0, alignItems: 'center' } }}
            severity={done.what === 'undone' ? 'info' : 'success'}
            action={
              done.what !== 'undone' && (
                <VerdictButton
                  label={translate('profile_texts.undo')}
                  shortcut="u"
                  variant="text"
                  disabled={isBusy}
                  onClick={undo}
                />
              )
            }
          >
            {said(done)}
          </Alert>
        )}
      </Box>
    </>
  )
}

function useSaid() {
  const translate = useTranslate()
  return ({ text, what, reason }: Done) =>
    translate(`profile_texts.${what}`, {
      name: text.member.name,
      reason: reason && translate(`profile_texts.reasons.${reason}`),
    })
}
