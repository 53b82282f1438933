import { Route, Routes } from 'react-router-dom'
import { lazyScreen } from '#console/theme/lazy_screen.tsx'
import { NotFound } from '#console/theme/not_found.tsx'
import { loadBrandTexts } from '#console/translations/translations.ts'

const ByForm = lazyScreen(() => import('#console/brands/new_brand_screen.tsx'))
const FromManifest = lazyScreen(async () => {
  const [screen] = await Promise.all([import('#console/manifests/new_manifest_screen.tsx'), loadBrandTexts()])
  return screen
})

/** The two ways to make a brand. */
export function NewBrandScreens() {
  return (
    <Routes>
      <Route index element={<ByForm />} />
      <Route path="manifest" element={<FromManifest />} />
      <Route path="*" element={<NotFound isWhole />} />
    </Routes>
  )
}
