import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'

export const staffMembers = {
  icon: BadgeOutlined,
  list: lazyScreen(() => import('#console/staff/staff_list_screen.tsx')),
  create: lazyScreen(() => import('#console/staff/invite_screen.tsx')),
  show: lazyScreen(() => import('#console/staff/staff_screen.tsx')),
  recordRepresentation: 'name',
}
