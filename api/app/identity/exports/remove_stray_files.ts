import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import { exportFile } from './export_file.js'

const DAY_MS = 86_400_000

/** Removes files of one kind that belong to none of the `ids`, asked for once the files are known, and parts that a killed server left. */
export async function removeStrayFiles(
  tenant: Tenant,
  kind: 'zip' | 'csv',
  ids: () => Promise<{ id: string }[]>
): Promise<void> {
  const folder = dirname(exportFile(tenant, '', kind))
  const name = new RegExp(`^(\\d+)\\.${kind}(\\..+)?$`)
  const files = (await readdir(folder).catch(() => [])).map((file) => name.exec(file)).filter((match) => match !== null)
  if (files.length === 0) return
  const known = new Set((await ids()).map(({ id }) => id))
  for (const [file, id, part] of files) {
    const path = join(folder, file)
    if (part ? await isOld(path) : !known.has(id!)) await rm(path, { force: true })
  }
}

async function isOld(path: string): Promise<boolean> {
  const file = await stat(path).catch(() => null)
  return file !== null && file.mtimeMs < Date.now() - DAY_MS
}
