import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** In bytes; smaller files would grow. */
const WORTH_IT = 256

/** Writes `.br` and `.gz` files beside built ones, instead of compressing on every request. */
export async function precompress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const content = await readFile(file)
    if (!/\.(js|css|svg)$/.test(name) || content.length < WORTH_IT) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await writeFile(`${file}.br`, brotliCompressSync(content, { params }))
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
