import type { ScreenModule } from '#site/lib/pages/page.ts'

const screens = import.meta.glob<ScreenModule>('/src/{app,features}/**/*_screen.tsx')

export function loadScreen(name: string): Promise<ScreenModule> {
  const load = screens[`/${screenFile(name)}`]
  if (!load) throw new Error(`pages.tsx names a screen without a file: ${screenFile(name)}`)
  return load()
}

/** Path of a screen's file as in Vite's manifest. */
export function screenFile(name: string): string {
  return `src/${name}_screen.tsx`
}
