import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { RecoveryCodes } from '#console/account/recovery_codes.tsx'

interface Props {
  codes: string[]
  onClose(): void
}

/** Isn't closed by Escape or a click beside it, as the codes are shown only here. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('account.recovery_codes.title')}</DialogTitle>
      <DialogContent>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </DialogContent>
    </Dialog>
  )
}
