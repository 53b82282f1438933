import AddOutlined from '@mui/icons-material/AddOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { CampaignTable } from '#console/campaigns/campaign_table.tsx'
import { FIRST_LINK, withCampaign } from '#console/campaigns/lander_link.ts'
import { LinkForm } from '#console/campaigns/link_form.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { WithCommand } from '#console/theme/with_command.tsx'
import { WholeList } from '#console/theme/whole_list.tsx'

/** A manifest has no more. */
const ALL = 500
const COMMAND = 'npm run tenant -- apply'

/** A brand's campaigns, and links to its landers with and without one. */
export function CampaignListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { canAccess: writes } = useCanAccess({ resource: 'campaigns', action: 'update', record: tenant })
  const [link, setLink] = useState(FIRST_LINK)
  const heading = useRef<HTMLElement>(null)

  function choose(campaign: string) {
    setLink(withCampaign(link, campaign))
    heading.current?.focus()
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{`${translate('resources.campaigns.name', { smart_count: 2 })} · ${tenant.name}`}</ScreenTitle>
      <Typography sx={{ color: 'text.secondary', maxWidth: 800 }}>
        {translate('campaigns.about')} <WithCommand text="campaigns.in_manifest" command={COMMAND} />
      </Typography>
      {writes && (
        <Button component={Link} to="new" variant="contained" startIcon={<AddOutlined />} sx={{ justifySelf: 'start' }}>
          {translate('campaigns.new')}
        </Button>
      )}
      <WholeList
        tenantId={tenant.id}
        resource="campaigns"
        sortedBy="slug"
        most={ALL}
        empty={translate('campaigns.empty')}
        below={<LinkForm tenant={tenant} link={link} heading={heading} onChange={setLink} />}
      >
        <CampaignTable writes={writes === true} onChoose={choose} />
      </WholeList>
    </Box>
  )
}
