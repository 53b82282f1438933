import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Of DATA_DIR, what rows name. Captured mail and uploads under way are left out. */
const NAMED_BY_ROWS = ['photos', 'exports']
/** The log of who was deleted or erased. */
const ERASURES = 'erasures'

/** Copies files that were there at a moment, and the log as it is now. @returns how many */
export async function copyFilesTo(target: string, dataFolder: string, moment: Date): Promise<number> {
  let copied = await copyFolder(join(dataFolder, ERASURES), join(target, ERASURES))
  for (const name of NAMED_BY_ROWS) copied += await copyFolder(join(dataFolder, name), join(target, name), moment)
  return copied
}

/** Puts a backup's files back; what is there already stays. */
export async function copyFilesFrom(source: string, dataFolder: string): Promise<number> {
  let copied = 0
  for (const name of [ERASURES, ...NAMED_BY_ROWS])
    copied += await copyFolder(join(source, name), join(dataFolder, name))
  return copied
}

async function copyFolder(source: string, target: string, until?: Date): Promise<number> {
  let copied = 0
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(none)
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const copy = join(target, path.slice(source.length))
    if (await copyOlder(path, copy, until)) copied++
  }
  return copied
}

/** A file may go meanwhile: then its row does too. */
async function copyOlder(path: string, copy: string, until?: Date): Promise<boolean> {
  try {
    const { mtime } = await stat(path)
    if (until && mtime > until) return false
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
    await copyFile(path, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    return true
  } catch (error) {
    if (['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code!)) return false
    throw error
  }
}

function none(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error
  return []
}
