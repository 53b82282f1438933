import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
} from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { PictureField } from '#console/forms/picture_field.tsx'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import type { Hero, Rights } from '#console/theming/heroes/hero.ts'
import { areRightsSaid, RightsFields } from '#console/theming/heroes/rights_fields.tsx'

const NO_RIGHTS: Rights = { holder: '', source: '', licence: '', credit: '' }

interface Props {
  /** Of the brand's pictures. */
  path: string
  megabytes: number
  onDone(hero: Hero): void
  onClose(): void
}

/** Takes a picture with its rights. */
export function NewHeroDialog({ path, megabytes, onDone, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const { isBusy, faults, refusal, submit } = useSubmit('holder', 'source', 'licence', 'credit', 'confirmed')
  const [file, setFile] = useState<File>()
  const [rights, setRights] = useState(NO_RIGHTS)
  const [isConfirmed, setIsConfirmed] = useState(false)

  async function send() {
    const { credit, ...said } = rights
    const query = new URLSearchParams({ ...said, ...(credit.trim() && { credit }), confirmed: 'true' })
    const { json } = await httpClient(`${path}?${query}`, {
      method: 'POST',
      body: file!,
      headers: { 'Content-Type': file!.type || 'application/octet-stream' },
    })
    onDone(json.hero)
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          void submit(send)
        }}
      >
        <DialogTitle id={id}>{translate('heroes.add')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <DialogContentText>{translate('heroes.new_text')}</DialogContentText>
          <RefusalAlert text={refusal} />
          <PictureField file={file} hint={translate('heroes.kinds', { megabytes })} onChoose={setFile} />
          <RightsFields rights={rights} faults={faults} onChange={(part) => setRights({ ...rights, ...part })} />
          <FormControlLabel
            sx={{ alignItems: 'flex-start' }}
            control={
              <Checkbox sx={{ mt: -1 }} checked={isConfirmed} onChange={(_, isChecked) => setIsConfirmed(isChecked)} />
            }
            label={translate('heroes.confirm')}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isBusy}
            disabled={!file || !isConfirmed || !areRightsSaid(rights)}
          >
            {translate('heroes.upload')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
