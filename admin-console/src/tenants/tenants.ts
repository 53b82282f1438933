import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import { TenantListScreen } from '#console/tenants/tenant_list_screen.tsx'
import { TenantShowScreen } from '#console/tenants/tenant_show_screen.tsx'

export const tenants = {
  icon: StorefrontOutlined,
  list: TenantListScreen,
  show: TenantShowScreen,
  recordRepresentation: 'name',
}
