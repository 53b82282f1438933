import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Atomic (temporary file, sync, rename), and readable only by the server's user. */
export async function writeWhole(path: string, content: AsyncIterable<string | Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.${process.pid}`
  try {
    await write(part, content)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function write(path: string, content: AsyncIterable<string | Uint8Array>): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    for await (const chunk of content) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}
