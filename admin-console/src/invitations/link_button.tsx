import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { AddressField } from '#console/campaigns/address_field.tsx'
import { QrCodePicture } from '#console/campaigns/qr_code_picture.tsx'
import { siteOrigin } from '#console/tenancy/site_address.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

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
          <AddressField address={address} />
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
