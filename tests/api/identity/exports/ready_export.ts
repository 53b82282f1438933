import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import DataExport from '@manyhearts/api/app/identity/exports/data_export'
import { exportFile } from '@manyhearts/api/app/identity/exports/export_file'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { DateTime } from 'luxon'
import type { Person } from '../../../cast.ts'

export async function readyExport({ brand, member }: Person, content: string): Promise<string> {
  const now = DateTime.now()
  const { id } = await asTenant(brand, () =>
    DataExport.create({ memberId: member.id, readyAt: now, expiresAt: now.plus({ days: 7 }), bytes: content.length })
  )
  const file = exportFile(brand, id)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  return id
}
