import UnfoldMore from '@mui/icons-material/UnfoldMore'
import { Box, Button, Popover } from '@mui/material'
import { useState } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useNoteTenant } from '#console/tenancy/recent_tenants.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { TenantMark } from '#console/tenancy/tenant_mark.tsx'
import { sectionAt } from '#console/tenancy/tenant_sections.ts'
import { TenantChoice } from '#console/tenants/tenant_choice.tsx'

/** Whose data staff are in, and the way to the same page of another brand. */
export function TenantSwitcher() {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const section = sectionAt(useLocation().pathname)
  const { data: tenant } = useGetOne<Tenant>(
    'tenants',
    { id: section?.tenantId ?? '' },
    { enabled: !!section, retry: false }
  )
  useNoteTenant(section && tenant?.id)
  if (!section || !tenant) return null
  const close = () => setAnchor(undefined)
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={translate('switcher.open', { name: tenant.name })}
        endIcon={<UnfoldMore sx={{ color: 'text.secondary' }} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: 2, px: 1.5, minWidth: 0, maxWidth: { xs: 200, md: 360 }, fontWeight: 620, gap: 0.5 }}
      >
        <TenantMark tenant={tenant} height={20} />
        <Box component="span" sx={{ pl: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {tenant.name}
        </Box>
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('switcher.label'),
            sx: {
              width: 360,
              maxWidth: 'calc(100vw - 32px)',
              maxHeight: 480,
              mt: 0.5,
              display: 'flex',
              flexDirection: 'column',
            },
          },
        }}
      >
        <TenantChoice section={section} onChosen={close} />
      </Popover>
    </>
  )
}
