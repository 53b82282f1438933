import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { QrCodePicture } from '#console/campaigns/qr_code_picture.tsx'
import { siteOrigin } from '#console/tenancy/site_address.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { CopyButton } from '#console/theme/copy_button.tsx'

interface Props {
  tenant: Tenant
  code: string
}

/** The address at which people sign up with a code, to send it to somebody or to print it. */
export function LinkButton({ tenant: { slug, hosts }, code }: Props) {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [host] = hosts
  if (!host) return null
  const address = `${siteOrigin(host)}/signup?invite_code=${code}`
  const close = () => setIsOpen(false)
  return (
    <>
      <Button size="small" aria-label={translate('campaigns.link_for', { slug: code })} onClick={() => setIsOpen(true)}>
        {translate('campaigns.make_link')}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
        <DialogTitle id={id}>{translate('campaigns.link_for', { slug: code })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
          <Typography sx={{ color: 'text.secondary' }}>{translate('invitations.link_about')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <TextField
              multiline
              label={translate('campaigns.address')}
              value={address}
              onFocus={({ target }) => target.select()}
              slotProps={{ htmlInput: { readOnly: true } }}
              sx={{ flex: '1 1 20rem', '& textarea': { overflowWrap: 'anywhere' } }}
            />
            <CopyButton text={address}>{translate('forms.copy')}</CopyButton>
          </Box>
          <QrCodePicture address={address} name={`${slug}-${code}`} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
