import type { Settings } from '#site/lib/api/shapes.ts'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import type { Page, ScreenModule } from '#site/lib/pages/page.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

const screens = import.meta.glob<ScreenModule>('/src/{app,features}/**/*_screen.tsx')

export async function loadScreen({ api, queryClient }: Visit, page: Page): Promise<ScreenModule> {
  const file = screenFile(screenName(page, await queryClient.ensureQueryData(settingsQuery(api))))
  const load = screens[`/${file}`]
  if (!load) throw new Error(`There is no ${file}`)
  return load()
}

export function screenName({ screen }: Page, settings: Settings): string {
  return typeof screen === 'string' ? screen : screen(settings)
}

/** Path of a screen's file as in Vite's manifest. */
export function screenFile(name: string): string {
  return `src/${name}_screen.tsx`
}
