import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'

export const auditEntries = { icon: HistoryOutlined, list: lazyScreen(() => import('#console/audit/audit_screen.tsx')) }
