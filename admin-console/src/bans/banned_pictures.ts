import HideImageOutlined from '@mui/icons-material/HideImageOutlined'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'

export const bannedPictures = {
  icon: HideImageOutlined,
  list: lazyScreen(() => import('#console/bans/platform_ban_list_screen.tsx')),
}
