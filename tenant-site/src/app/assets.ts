import type { Manifest } from 'vite'

export type Assets = { entries: string[]; scripts: string[]; styles: string[] }

const ENTRY = 'src/entry_browser.tsx'
const DEVELOPMENT = ['/@vite/client', '/src/entry_development.ts']

export function assetsOf(manifest: Manifest | null, files: string[]): Assets {
  if (!manifest) return { entries: DEVELOPMENT, scripts: [], styles: [] }
  const scripts = new Set<string>()
  const styles = new Set<string>()

  function add(name: string) {
    const chunk = manifest![name]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.imports?.forEach(add)
    chunk.css?.forEach((file) => styles.add(file))
  }

  const style = manifest['style.css']
  if (style) styles.add(style.file)
  add(ENTRY)
  files.forEach(add)
  const address = (file: string) => `/${file}`
  const entry = manifest[ENTRY]!.file
  scripts.delete(entry)
  return { entries: [address(entry)], scripts: [...scripts].map(address), styles: [...styles].map(address) }
}
