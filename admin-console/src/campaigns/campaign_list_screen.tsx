import AddOutlined from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Campaign } from '#console/campaigns/campaign.ts'
import { CampaignTable } from '#console/campaigns/campaign_table.tsx'
import { FIRST_LINK, withCampaign } from '#console/campaigns/lander_link.ts'
import { LinkForm } from '#console/campaigns/link_form.tsx'
import { BulkButton } from '#console/lists/bulk/bulk_button.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { WithCommand } from '#console/theme/with_command.tsx'

/** A manifest has no more. */
const ALL = 500
const BY_ADDRESS = { field: 'slug', order: 'ASC' } as const
const COMMAND = 'npm run tenant -- apply'

const isAny = () => true

/** A brand's campaigns, and links to its landers with and without one. */
export default function CampaignListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { canAccess: writes } = useCanAccess({ resource: 'campaigns', action: 'update', record: tenant })
  const { canAccess: removes } = useCanAccess({ resource: 'campaigns', action: 'destroy', record: tenant })
  const [link, setLink] = useState(FIRST_LINK)
  const heading = useRef<HTMLElement>(null)

  function choose(campaign: string) {
    setLink(withCampaign(link, campaign))
    heading.current?.focus()
  }

  return (
    <ListFrame
      resource="campaigns"
      tenant={tenant}
      sort={BY_ADDRESS}
      whole={ALL}
      empty="campaigns.empty"
      bulk={
        removes
          ? {
              isSelectable: isAny,
              actions: (
                <BulkButton<Campaign>
                  label="campaigns.bulk.remove"
                  color="error"
                  text="campaigns.bulk.removing"
                  done="campaigns.bulk.removed"
                  method="DELETE"
                  pathOf={({ id }) => `/api/tenants/${tenant.id}/campaigns/${id}`}
                />
              ),
            }
          : undefined
      }
      about={
        <>
          {translate('campaigns.about')} <WithCommand text="campaigns.in_manifest" command={COMMAND} />
        </>
      }
      action={
        writes && (
          <Button component={Link} to="new" variant="contained" startIcon={<AddOutlined />}>
            {translate('campaigns.new')}
          </Button>
        )
      }
      below={<LinkForm tenant={tenant} link={link} heading={heading} onChange={setLink} />}
    >
      <CampaignTable writes={writes === true} onChoose={choose} />
    </ListFrame>
  )
}
