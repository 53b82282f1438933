import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { HOLD_REASONS, type HeldMessage, type HoldReason } from '#console/holds/held_message.ts'
import { BulkButton } from '#console/lists/bulk/bulk_button.tsx'
import { useBulk } from '#console/lists/bulk/use_bulk.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

/** Decides about several held messages at once. */
export function HeldBulk({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const bulk = useBulk<HeldMessage>()
  const { canAccess: releases } = useCanAccess({ resource: 'held_releases', action: 'store', record: tenant })
  const { canAccess: refuses } = useCanAccess({ resource: 'held_refusals', action: 'store', record: tenant })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const pathOf = (end: string) => (held: HeldMessage) => `/api/tenants/${tenant.id}/held_messages/${held.id}/${end}`

  function refuse(reason: HoldReason) {
    setAnchor(null)
    bulk({
      text: 'held_messages.bulk.refusing',
      done: 'held_messages.bulk.refused',
      method: 'POST',
      pathOf: pathOf('refusal'),
      body: { reason },
    })
  }

  return (
    <>
      {releases && (
        <BulkButton<HeldMessage>
          label="held_messages.release"
          text="held_messages.bulk.releasing"
          done="held_messages.bulk.released"
          method="POST"
          pathOf={pathOf('release')}
        />
      )}
      {refuses && (
        <Button
          size="small"
          color="inherit"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {translate('held_messages.refuse')}
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {HOLD_REASONS.map((reason) => (
          <MenuItem key={reason} onClick={() => refuse(reason)}>
            {translate(`held_messages.reasons.${reason}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
