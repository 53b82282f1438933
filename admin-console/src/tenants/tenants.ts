import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import { BrandScreen } from '#console/tenants/brand_screen.ts'
import { NewBrandScreens } from '#console/tenants/new_brand_screens.tsx'
import { TenantListScreen } from '#console/tenants/tenant_list_screen.tsx'

export const tenants = {
  icon: StorefrontOutlined,
  list: TenantListScreen,
  create: NewBrandScreens,
  show: BrandScreen,
  recordRepresentation: 'name',
}
