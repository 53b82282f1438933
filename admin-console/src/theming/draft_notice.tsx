import { Box, Button, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import type { LookDraft } from '#console/theming/looks.ts'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  draft: LookDraft
  isBusy: boolean
  mayChange: boolean
  /** Undefined while there is more than was saved. */
  onPublish: (() => Promise<void>) | undefined
  onDiscard(): Promise<void>
}

/** Says above the form that what it shows is a draft, whose, and what may be done with it. */
export function DraftNotice({ draft, isBusy, mayChange, onPublish, onDiscard }: Props) {
  const translate = useTranslate()
  const { moment } = useTimes()
  return (
    <Paper
      component="section"
      aria-labelledby="look-draft"
      sx={{
        px: 3,
        py: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        borderLeft: 4,
        borderLeftColor: 'warning.main',
      }}
    >
      <Box sx={{ flex: '1 1 20rem' }}>
        <Typography id="look-draft" sx={{ fontWeight: 550 }}>
          {translate('looks.draft')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('looks.draft_by', {
            who: draft.changed_by ?? translate('audit.by_system'),
            at: moment(draft.changed_at),
          })}
        </Typography>
      </Box>
      {mayChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ConfirmButton
            color="inherit"
            label="looks.discard"
            question="looks.ask_discard"
            isBusy={isBusy}
            onConfirm={() => void onDiscard()}
          />
          {onPublish && (
            <Button variant="contained" disabled={isBusy} onClick={() => void onPublish()}>
              {translate('looks.publish')}
            </Button>
          )}
        </Box>
      )}
    </Paper>
  )
}
