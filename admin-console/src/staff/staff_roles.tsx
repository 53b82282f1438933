import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { shortBrandRoles } from '#console/staff/brand_roles.ts'
import type { StaffMember } from '#console/staff/staff_member.ts'

/** What somebody may do, in one line: "Support at Rosa, Vlam +2". */
export function StaffRoles({ member: { platform_admin: isAdmin, grants } }: { member: StaffMember }) {
  const translate = useTranslate()
  if (isAdmin) return translate('staff.platform_admin')
  if (grants.length === 0)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('staff.no_roles')}
      </Box>
    )
  const { roles, brands, more } = shortBrandRoles(grants)
  return (
    <>
      {translate('staff.roles_at', {
        roles: roles.map((role) => translate(`staff.roles.${role}`)).join(', '),
        brands: brands.join(', '),
      })}
      {more > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {` +${more}`}
        </Box>
      )}
    </>
  )
}
