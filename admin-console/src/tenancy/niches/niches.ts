import InterestsOutlined from '@mui/icons-material/InterestsOutlined'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'

export const niches = {
  icon: InterestsOutlined,
  list: lazyScreen(() => import('#console/tenancy/niches/niche_list_screen.tsx')),
  show: lazyScreen(() => import('#console/tenancy/niches/niche_show_screen.tsx')),
}
