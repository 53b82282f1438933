import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { useSession } from '#console/data/use_session.ts'
import { sectionAddress, sectionsUnder } from '#console/tenancy/tenant_sections.ts'

/** The way between a brand's lists about payments. */
export function PaymentTabs({ tenantId }: { tenantId: string }) {
  const translate = useTranslate()
  return (
    <Box
      component="nav"
      aria-label={translate('payments.pages')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        '& a': {
          px: 1.5,
          py: 0.75,
          borderRadius: 1,
          color: 'text.secondary',
          fontWeight: 550,
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
          '&.active': { bgcolor: 'action.selected', color: 'text.primary' },
        },
      }}
    >
      {sectionsUnder(useSession(), tenantId, 'orders').map(({ path, name }) => (
        <NavLink key={path} to={sectionAddress(tenantId, path)}>
          {translate(name, { smart_count: 2 })}
        </NavLink>
      ))}
    </Box>
  )
}
