import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import { AuditScreen } from '#console/audit/audit_screen.tsx'

/** The audit log, as the console's resource. */
export const auditEntries = { icon: HistoryOutlined, list: AuditScreen }
