import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import { BrandScreen } from '#console/tenants/brand_screen.ts'
import { TenantListScreen } from '#console/tenants/tenant_list_screen.tsx'

export const tenants = {
  icon: StorefrontOutlined,
  list: TenantListScreen,
  show: BrandScreen,
  recordRepresentation: 'name',
}
