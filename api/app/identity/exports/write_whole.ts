import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Atomic (temporary file, sync, rename), and readable only by the server's user. */
export async function writeWhole(path: string, content: AsyncIterable<string | Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.${process.pid}`
  const file = await open(part, 'w', 0o600)
  try {
    for await (const chunk of content) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, path)
}
