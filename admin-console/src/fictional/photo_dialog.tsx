import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
} from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import type { FictionalPhoto } from '#console/fictional/fictional_profile.ts'
import { type Licence, LICENCES } from '#console/forms/licences.ts'
import { PictureField } from '#console/forms/picture_field.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'

const LONGEST_SOURCE = 300
const SHORTEST_SOURCE = 3

interface Props {
  /** Of the profile's photos. */
  path: string
  /** Whose rights are recorded; undefined for a new photo. */
  photo: FictionalPhoto | undefined
  onDone(): Promise<unknown>
  onClose(): void
}

/** Takes a photo with its rights, or records those of one that is there. */
export function PhotoDialog({ path, photo, onDone, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const { isBusy, faults, refusal, submit } = useSubmit('source', 'licence', 'confirmed')
  const [file, setFile] = useState<File>()
  const [source, setSource] = useState(photo?.rights?.source ?? '')
  const [licence, setLicence] = useState<Licence | ''>(photo?.rights?.licence ?? '')
  const [isConfirmed, setIsConfirmed] = useState(false)
  const isComplete = source.trim().length >= SHORTEST_SOURCE && licence !== '' && isConfirmed && Boolean(photo ?? file)

  async function send() {
    if (photo) {
      const body = JSON.stringify({ source, licence, confirmed: true })
      await httpClient(`${path}/${photo.id}`, { method: 'PUT', body })
    } else {
      const query = new URLSearchParams({ source, licence, confirmed: 'true' })
      await httpClient(`${path}?${query}`, {
        method: 'POST',
        body: file!,
        headers: { 'Content-Type': file!.type || 'application/octet-stream' },
      })
    }
    await onDone()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          void submit(send)
        }}
      >
        <DialogTitle id={id}>{translate(photo ? 'fictional.photos.rights' : 'fictional.photos.add')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <DialogContentText>{translate('fictional.photos.rights_text')}</DialogContentText>
          {refusal && (
            <Alert severity="error" variant="outlined">
              {refusal}
            </Alert>
          )}
          {!photo && <PictureField file={file} hint={translate('fictional.photos.kinds')} onChoose={setFile} />}
          <TextField
            multiline
            label={translate('fictional.photos.source')}
            value={source}
            error={faults.source !== undefined}
            helperText={faults.source ?? translate('fictional.photos.source_hint')}
            onChange={({ target }) => setSource(target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_SOURCE } }}
          />
          <TextField
            select
            label={translate('fictional.photos.licence')}
            value={licence}
            error={faults.licence !== undefined}
            helperText={faults.licence}
            onChange={({ target }) => setLicence(target.value as Licence)}
          >
            {LICENCES.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`fictional.licences.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            sx={{ alignItems: 'flex-start' }}
            control={
              <Checkbox sx={{ mt: -1 }} checked={isConfirmed} onChange={(_, isChecked) => setIsConfirmed(isChecked)} />
            }
            label={translate('fictional.photos.confirm')}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isComplete}>
            {translate(photo ? 'ra.action.save' : 'fictional.photos.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
