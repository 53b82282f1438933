import type { ScreenModule } from './page.ts'

const screens = import.meta.glob<ScreenModule>('../features/*/*_screen.tsx')

/** Fetches a screen's file. */
export function loadScreen(name: string): Promise<ScreenModule> {
  const load = screens[`../features/${name}_screen.tsx`]
  if (!load) throw new Error(`pages.ts names a screen without a file: src/features/${name}_screen.tsx`)
  return load()
}

/** A screen's file as Vite's manifest calls it. */
export function screenFile(name: string): string {
  return `src/features/${name}_screen.tsx`
}
