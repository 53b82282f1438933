import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { CopyButton } from '#console/theme/copy_button.tsx'
import { focus } from '#console/theme/focus.ts'

interface Props {
  name: string
  token: string
  onClose(): void
}

/** Isn't closed by Escape or a click beside it, as the token is shown only here. */
export function TokenOnce({ name, token, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start' }}>
        <Alert severity="warning" variant="outlined" sx={{ justifySelf: 'stretch' }}>
          {translate('tokens.once')}
        </Alert>
        <TextField
          multiline
          label={translate('tokens.token')}
          value={token}
          inputRef={focus}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          sx={{
            mt: 1,
            justifySelf: 'stretch',
            '& textarea': { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' },
          }}
        />
        <CopyButton text={token}>{translate('forms.copy')}</CopyButton>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('tokens.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
