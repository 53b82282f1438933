import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = 1024

/** Writes `.br` and `.gz` files once at build time instead of compressing on each request. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, build.assetsDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder)) {
        const file = join(folder, name)
        const content = readFileSync(file)
        if (!/\.(js|css|svg)$/.test(name) || content.length < WORTH_IT) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
