import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'

export const companies = {
  icon: BusinessOutlined,
  list: lazyScreen(() => import('#console/companies/company_list_screen.tsx')),
  create: lazyScreen(() => import('#console/companies/new_company_screen.tsx')),
  show: lazyScreen(() => import('#console/companies/company_screen.tsx')),
  recordRepresentation: 'name',
}
