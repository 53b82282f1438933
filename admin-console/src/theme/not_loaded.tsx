import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Nothing } from '#console/theme/nothing.tsx'

/** In place of a screen whose files weren't there. Only the document knows the names of the files of a newer console. */
export function NotLoaded() {
  const translate = useTranslate()
  return (
    <Nothing text={translate('frame.not_loaded')}>
      <Button variant="outlined" onClick={() => location.reload()}>
        {translate('frame.reload')}
      </Button>
    </Nothing>
  )
}
