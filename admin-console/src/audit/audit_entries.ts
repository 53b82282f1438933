import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'
import { loadBrandTexts } from '#console/translations/translations.ts'

/** The log of all brands, which says what their screens say. */
const AuditScreen = lazyScreen(async () => {
  const [screen] = await Promise.all([import('#console/audit/audit_screen.tsx'), loadBrandTexts()])
  return screen
})

export const auditEntries = { icon: HistoryOutlined, list: AuditScreen }
