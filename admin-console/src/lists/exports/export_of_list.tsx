import { useCanAccess, useListContext } from 'react-admin'
import { isExported } from '#console/lists/exports/list_export.ts'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'

const ExportButton = lazyScreen(() => import('#console/lists/exports/export_button.tsx'), null)

/** For who may take a brand's list out of the console. */
export function ExportOfList({ tenantId }: { tenantId: string }) {
  const { resource } = useListContext()
  const { canAccess } = useCanAccess({ resource: 'list_exports', action: 'store', record: { id: tenantId } })
  return canAccess && isExported(resource) ? <ExportButton tenantId={tenantId} /> : null
}
