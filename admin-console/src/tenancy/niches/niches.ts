import InterestsOutlined from '@mui/icons-material/InterestsOutlined'
import { NicheListScreen } from '#console/tenancy/niches/niche_list_screen.tsx'
import { NicheShowScreen } from '#console/tenancy/niches/niche_show_screen.tsx'

export const niches = { icon: InterestsOutlined, list: NicheListScreen, show: NicheShowScreen }
