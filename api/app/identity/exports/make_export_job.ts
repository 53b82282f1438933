import { rm, stat } from 'node:fs/promises'
import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import DataExport, { EXPORT_DAYS } from './data_export.js'
import { exportArchive } from './export_archive.js'
import { exportFile } from './export_file.js'
import { writeWhole } from './write_whole.js'
import { personalDataOf } from '#app/identity/personal_data/personal_data_of'
import { makeShutOutLink } from '#app/identity/shut_out/make_shut_out_link'
import LinkToken from '#app/identity/tokens/link_token'
import Member from '#app/members/people/member'

/** Makes the export and mails its link. Idempotent. */
export async function makeExportJob(site: Site, id: string): Promise<void> {
  const member = await inSeparateTransaction(() => whoAsked(id))
  if (!member) return
  const path = exportFile(site, id)
  await writeWhole(path, exportArchive(await personalDataOf(site, member)))
  const { size } = await stat(path)
  const isKept = await inSeparateTransaction(async () => {
    const now = DateTime.now()
    const asked = await DataExport.query().where('id', id).forUpdate().first()
    if (!asked) return false
    await asked.merge({ readyAt: now, expiresAt: now.plus({ days: EXPORT_DAYS }), bytes: size }).save()
    const link = member.isShutOut
      ? await makeShutOutLink(member)
      : await LinkToken.issue('export', member.id, EXPORT_DAYS)
    await enqueue('send_mail', { mail: 'export', link: link.id })
    return true
  })
  // The member was erased meanwhile.
  if (!isKept) await rm(path, { force: true })
}

async function whoAsked(id: string): Promise<Member | null> {
  const asked = await DataExport.query().where('id', id).whereNull('ready_at').first()
  const member = asked && (await Member.query().where('id', asked.memberId).preload('profile').first())
  return member && !member.profile.leftAt ? member : null
}
