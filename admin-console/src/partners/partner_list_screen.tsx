import { Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { HandoverFiles } from '#console/partners/handover_files.tsx'
import { PARTNER_STATES, type PartnerConsent } from '#console/partners/partner_consent.ts'
import { PassOnDialog } from '#console/partners/pass_on_dialog.tsx'
import { usePartnerColumns } from '#console/partners/use_partner_columns.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const LATEST_FIRST = { field: 'id', order: 'DESC' } as const

/** Who agreed that a brand's partners get their data, and what became of it. */
export default function PartnerListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = usePartnerColumns(tenant)
  const { canAccess: passesOn } = useCanAccess({ resource: 'partner_handovers', action: 'store', record: tenant })
  const [isPassing, setIsPassing] = useState(false)
  return (
    <>
      <ListFrame<PartnerConsent>
        resource="partner_consents"
        tenant={tenant}
        sort={LATEST_FIRST}
        about={translate('partners.about')}
        action={
          passesOn && (
            <Button variant="contained" aria-haspopup="dialog" onClick={() => setIsPassing(true)}>
              {translate('partners.pass_on.open')}
            </Button>
          )
        }
        notice={passesOn && <HandoverFiles tenantId={tenant.id} />}
        empty="partners.empty"
        filters={
          <FilterRow>
            <ListChoice
              source="state"
              choices={PARTNER_STATES.map((id) => ({ id, name: translate(`partners.states.${id}`) }))}
            />
          </FilterRow>
        }
      >
        <ListTable<PartnerConsent> columns={columns} />
      </ListFrame>
      {isPassing && <PassOnDialog tenantId={tenant.id} onClose={() => setIsPassing(false)} />}
    </>
  )
}
