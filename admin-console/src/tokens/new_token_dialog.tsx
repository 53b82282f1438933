import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import type { TokenDraft } from '#console/tokens/access_token.ts'
import { TokenFields } from '#console/tokens/token_fields.tsx'
import { TokenOnce } from '#console/tokens/token_once.tsx'

const NOTHING_YET: TokenDraft = { name: '', scopes: [], days: 90 }

interface Props {
  onMade(): void
  onClose(): void
}

/** Asks what the token is for, and shows it once. */
export function NewTokenDialog({ onMade, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const { isBusy, faults, refusal, submit } = useSubmit('name', 'scopes', 'days')
  const [draft, setDraft] = useState(NOTHING_YET)
  const [token, setToken] = useState<string>()
  if (token) return <TokenOnce name={draft.name} token={token} onClose={onClose} />

  async function make() {
    const { json } = await httpClient('/api/access-tokens', { method: 'POST', body: JSON.stringify(draft) })
    setToken(json.token)
    onMade()
  }

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(make)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={send}>
        <DialogTitle id={id}>{translate('tokens.new')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
          <RefusalAlert text={refusal} />
          <TokenFields draft={draft} faults={faults} onChange={(change) => setDraft({ ...draft, ...change })} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isBusy}
            disabled={draft.name.trim() === '' || draft.scopes.length === 0}
          >
            {translate('tokens.make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
