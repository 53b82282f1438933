import { Paper, Typography } from '@mui/material'
import type { RefObject } from 'react'
import { useTranslate } from 'react-admin'
import { AddressField } from '#console/campaigns/address_field.tsx'
import { type LanderLink, landerAddress } from '#console/campaigns/lander_link.ts'
import { LinkFields } from '#console/campaigns/link_fields.tsx'
import { QrCodePicture } from '#console/campaigns/qr_code_picture.tsx'
import { siteOrigin } from '#console/tenancy/site_address.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Nothing } from '#console/theme/nothing.tsx'

interface Props {
  tenant: Tenant
  link: LanderLink
  /** Takes the focus when a campaign is chosen in the list. */
  heading: RefObject<HTMLElement | null>
  onChange(link: LanderLink): void
}

/** A lander's address for an advert, on the brand's main host. */
export function LinkForm({ tenant: { slug, hosts }, link, heading, onChange }: Props) {
  const translate = useTranslate()
  const [host] = hosts
  if (!host)
    return (
      <Paper>
        <Nothing text={translate('campaigns.no_host')} />
      </Paper>
    )
  const address = landerAddress(siteOrigin(host), link)
  return (
    <Paper component="section" sx={{ p: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {translate('campaigns.links')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('campaigns.links_about')}</Typography>
      <LinkFields link={link} onChange={onChange} />
      <AddressField address={address} />
      <QrCodePicture address={address} name={[slug, link.lander, link.campaign].filter(Boolean).join('-')} />
    </Paper>
  )
}
