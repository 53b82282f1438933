import { lazyScreen } from '#console/theme/lazy_screen.tsx'

/** A brand's page, in which its other screens stand. */
export const BrandScreen = lazyScreen(() => import('#console/tenants/tenant_show_screen.tsx'))
