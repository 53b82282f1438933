import { readFile, stat } from 'node:fs/promises'
import { Visitor } from '../../visitor.ts'
import type { Row } from '../row.ts'
import { TOWN } from '../seed/bench_brand.ts'
import { startProduct } from '../servers/product_server.ts'
import { wholeStart } from '../servers/whole_start.ts'
import type { Stage } from '../stage.ts'

const CLIENT = new URL('../../../tenant-site/dist/client/', import.meta.url)

interface Built {
  file: string
  imports?: string[]
}

/** How soon the prepared product serves, and what a browser downloads before `/` is interactive. */
export async function startRows({ database, options }: Stage): Promise<Row[]> {
  const again = await startProduct(database.url)
  await again.stop()
  const whole: Row[] = options.smoke
    ? []
    : [{ group: 'start', what: 'npm start, next start', figures: { ms: await wholeStart() }, goal: '≤ 10 s' }]
  return [
    ...whole,
    { group: 'start', what: 'its server alone', figures: { ms: again.startedIn } },
    { group: 'start', what: 'JavaScript of /', figures: await weight(), goal: '≤ 150 kB' },
  ]
}

/** The page's scripts with all static imports; kilobytes. */
async function weight() {
  const { text } = await new Visitor(`${TOWN}.localhost`).get('/', { accept: 'text/html' })
  const manifest: Record<string, Built> = JSON.parse(await readFile(new URL('.vite/manifest.json', CLIENT), 'utf8'))
  const byFile = new Map(Object.values(manifest).map((built) => [built.file, built]))
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const key of byFile.get(file)?.imports ?? []) add(manifest[key]!.file)
  }
  for (const [, file] of text.matchAll(/"\/(assets\/[^"]+\.js)"/g)) add(file!)
  const sum = async (ending: string) => {
    const sizes = await Promise.all(
      [...files].map((file) => stat(new URL(file + ending, CLIENT)).catch(() => stat(new URL(file, CLIENT))))
    )
    return sizes.reduce((total, { size }) => total + size, 0) / 1000
  }
  return { files: files.size, 'brotli kB': await sum('.br'), 'gzip kB': await sum('.gz') }
}
