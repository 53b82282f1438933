import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import { BrandScreen } from '#console/tenants/brand_screen.ts'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'
import { TenantListScreen } from '#console/tenants/tenant_list_screen.tsx'

export const tenants = {
  icon: StorefrontOutlined,
  list: TenantListScreen,
  create: lazyScreen(() => import('#console/brands/new_brand_screen.tsx')),
  show: BrandScreen,
  recordRepresentation: 'name',
}
