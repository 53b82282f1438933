import { lazyScreen } from '#console/theme/lazy_screen.tsx'
import { loadBrandTexts } from '#console/translations/translations.ts'

/** The desk, whose texts come with it. */
export const DeskScreen = lazyScreen(async () => {
  const [screen] = await Promise.all([import('#console/desk/desk_screen.tsx'), loadBrandTexts()])
  return screen
})
