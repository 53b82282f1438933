import { lazyScreen } from '#console/theme/lazy_screen.tsx'
import { loadBrandTexts } from '#console/translations/translations.ts'

/** A brand's page, in which its other screens stand. */
export const BrandScreen = lazyScreen(async () => {
  const [screen] = await Promise.all([import('#console/tenants/tenant_show_screen.tsx'), loadBrandTexts()])
  return screen
})
