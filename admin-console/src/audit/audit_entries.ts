import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import { AuditScreen } from '#console/audit/audit_screen.tsx'

export const auditEntries = { icon: HistoryOutlined, list: AuditScreen }
