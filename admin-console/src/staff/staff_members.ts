import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import { lazy } from 'react'

export const staffMembers = {
  icon: BadgeOutlined,
  list: lazy(() => import('#console/staff/staff_list_screen.tsx')),
  create: lazy(() => import('#console/staff/invite_screen.tsx')),
  show: lazy(() => import('#console/staff/staff_screen.tsx')),
  recordRepresentation: 'name',
}
