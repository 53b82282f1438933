import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FSDriver } from 'flydrive/drivers/fs'

export class DurableDriver extends FSDriver {
  /** Atomic and durable: flushes and renames a temporary file, then flushes the folder so that the rename survives a power failure. */
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const { location } = this.options
    const path = join(typeof location === 'string' ? location : fileURLToPath(location), key)
    const folder = dirname(path)
    await mkdir(folder, { recursive: true })
    const aside = `${path}.${randomUUID()}`
    await flushed(aside, 'w', (file) => file.writeFile(contents))
    await rename(aside, path)
    await flushed(folder, 'r')
  }
}

type File = Awaited<ReturnType<typeof open>>

async function flushed(path: string, flags: 'w' | 'r', work?: (file: File) => Promise<void>): Promise<void> {
  const file = await open(path, flags)
  try {
    await work?.(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
