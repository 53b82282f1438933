import InterestsOutlined from '@mui/icons-material/InterestsOutlined'
import { NicheListScreen } from '#console/tenancy/niches/niche_list_screen.tsx'
import { NicheShowScreen } from '#console/tenancy/niches/niche_show_screen.tsx'

/** The niches, as the console's resource. */
export const niches = { icon: InterestsOutlined, list: NicheListScreen, show: NicheShowScreen }
