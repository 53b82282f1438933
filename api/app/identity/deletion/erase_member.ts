import { pipeline } from '#app/tenancy/context/pipeline'
import { rm } from 'node:fs/promises'
import { DateTime } from 'luxon'
import { dropHeld } from '#app/chat/holds/drop_held'
import { eraseConversations } from '#app/chat/conversations/erase_conversations'
import Order from '#app/credits/orders/order'
import { eraseMandates } from '#app/credits/collections/erase_mandates'
import { forgetReasons } from '#app/credits/refunds/forget_reasons'
import { bookWantedRefunds, wantRefunds } from '#app/credits/refunds/refunds_of_leavers'
import { photoFilesOf } from '#app/members/photos/storage/photo_files_of'
import Profile from '#app/members/people/profile'
import { removePhotoFiles } from '#app/members/photos/storage/store_photo'
import { enqueue } from '#app/jobs/enqueue'
import { forgetCapturedMails } from '#app/captured_mails/forget_captured_mails'
import { forgetJobs } from '#app/jobs/forget_jobs'
import type { Site } from '#app/tenancy/sites/site'
import { asTenant, inSeparateTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import { markBanned } from '#app/identity/sanctions/mark_banned'
import { endConsents } from '#app/identity/consents/end_consents'
import AccountDeletion from './account_deletion.js'
import { logErasure } from './erasure_log.js'
import { deleteTombstone } from './delete_tombstone.js'
import { emptyRow } from './empty_row.js'
import ErasureHold from './erasure_hold.js'
import { noteErasure } from './note_erasure.js'
import type { ErasureCase } from './time_to_erase.js'
import ErasureCertificate from '#app/identity/personal_data/erasure_certificate'
import { exportFile } from '#app/identity/exports/export_file'
import { PERSONAL_DATA } from '#app/identity/personal_data/personal_data'
import { lockMember } from '#app/identity/account/lock_member'
import { retainedData } from '#app/identity/personal_data/retained_data'
import { emptyLogAbout } from '#app/tenancy/audit/log_member_access'
import { withoutWho } from '#app/identity/privacy/forget_privacy_requests'
import Member from '#app/members/people/member'

const NO_TIME = new Date(0)

/** `ifStill` is checked again before erasing, as the member may have come back. */
type Erasing = ErasureCase

/** Erases data outside the database first, as that is repeatable, then all rows in one transaction (product §3). */
export async function eraseMember(site: Site, memberId: string, { certified, ifStill }: Erasing): Promise<boolean> {
  const outside = await inSeparateTransaction(() => outsideOf(memberId, ifStill), site)
  if (!outside) return false
  await removePhotoFiles(outside.photos)
  const removeExports = () => Promise.all(outside.exports.map((id) => rm(exportFile(site, id), { force: true })))
  await removeExports()
  await forgetCapturedMails(site, outside.email)
  await forgetJobs(site, outside.ids)
  await emptyLogAbout(site, memberId)
  const erased = await asTenant(site, () => eraseRows(site, memberId, { certified, ifStill }), {
    connection: 'separate',
  })
  if (!erased) return false
  // One may have been finished meanwhile; any later one finds its row gone.
  await removeExports()
  await logErasure(site, memberId, { what: 'erased' })
  return true
}

async function outsideOf(memberId: string, ifStill: string) {
  if (!(await isStill(memberId, ifStill))) return null
  const { email, profile } = await Member.query().where('id', memberId).preload('profile').firstOrFail()
  const idsIn = async (table: keyof typeof PERSONAL_DATA) =>
    (
      await tenantRows<{ id: string }>(
        `select id::text from ${table} where tenant_id = (select sec.tenant_id()) and ${PERSONAL_DATA[table]!.rows}`,
        { member: memberId }
      )
    ).map(({ id }) => id)
  const exports = await idsIn('app.data_exports')
  const photos = await photoFilesOf(profile.id)
  const named = await pipeline(
    ['app.link_tokens', 'app.inactivity_warnings', 'app.signup_drafts', 'app.privacy_links'].map(
      (table) => () => idsIn(table)
    )
  )
  return { email, exports, photos, ids: [memberId, profile.id, ...exports, ...photos, ...named.flat()] }
}

async function eraseRows(site: Site, memberId: string, { certified, ifStill }: Erasing): Promise<boolean> {
  const member = await lockMember(memberId)
  if (!(await isStill(memberId, ifStill))) return false
  const { profile } = member
  // What these cost comes back first.
  await dropHeld(profile.id)
  const deletion = await AccountDeletion.findBy({ memberId })
  if (deletion?.leftAt && deletion.refundWanted) await wantRefunds(memberId)
  await bookWantedRefunds(memberId)
  if (member.status === 'banned') await markBanned(member)
  await eraseMandates(memberId)
  await endConsents(memberId, 'member_resell')
  await forgetReasons(memberId)
  await certify(site, member, certified)
  const partners = await eraseConversations(profile.id)
  await tenantRows(
    `update app.members set signup_message = null where tenant_id = (select sec.tenant_id())
       and signup_message is not null and signup_message ->> 'profile_id' = :profileId`,
    { profileId: profile.id }
  )
  await tenantRows(
    `update app.complaints set reporter_member_id = null, reporter_name = null, reporter_email = null, request_hash = null
     where tenant_id = (select sec.tenant_id()) and reporter_member_id = :memberId`,
    { memberId }
  )
  await tenantRows(
    `update app.complaints set profile_id = null where tenant_id = (select sec.tenant_id()) and profile_id = :profileId`,
    { profileId: profile.id }
  )
  await tenantRows(
    `update app.decisions set profile_id = null where tenant_id = (select sec.tenant_id()) and profile_id = :profileId`,
    { profileId: profile.id }
  )
  await tenantRows(
    `update app.withdrawals set name = '', email = ''
     where tenant_id = (select sec.tenant_id()) and ${PERSONAL_DATA['app.withdrawals']!.rows}`,
    { member: memberId }
  )
  await tenantRows(withoutWho(PERSONAL_DATA['app.privacy_requests']!.rows), { member: memberId })
  await Order.query().where('member_id', memberId).update({ checkout_url: null, return_token_hash: null })
  await emptyRow('app.profiles', Profile, profile.id, {
    name: '',
    gender: 'female',
    looking_for: 'both',
    date_of_birth: '1900-01-01',
    country: site.country,
    created_at: NO_TIME,
    last_active_at: NO_TIME,
    left_at: (profile.leftAt ?? DateTime.now()).toJSDate(),
  })
  for (const [table, { rows, end, stays = 'false' }] of Object.entries(PERSONAL_DATA)) {
    if (end === 'removed')
      await tenantRows(
        `delete from ${table} where tenant_id = (select sec.tenant_id()) and ${rows} and not (${stays})`,
        {
          member: memberId,
          profile: profile.id,
        }
      )
  }
  await emptyRow('app.members', Member, memberId, {
    status: 'erased',
    email: '',
    password_hash: '',
    language: '',
    signed_up_at: NO_TIME,
    show_fictional: false,
    visible_to_visitors: false,
  })
  await deleteTombstone(memberId)
  for (const partner of await Profile.findMany(partners)) await deleteTombstone(partner.memberId!)
  return true
}

/** Mails what is kept, and notes it in the log of erasures, which knows nobody. */
async function certify(site: Site, member: Member, certified: boolean): Promise<void> {
  const { id, email, language } = member
  const kept = JSON.stringify(await retainedData(member))
  const hold = await ErasureHold.waitedFor(id, site)
  const held = hold && JSON.stringify({ reason: hold.reason, until: hold.until })
  await noteErasure(site, id, { kept, certified, held })
  if (!certified) return
  const certificate = await ErasureCertificate.create({ email, language, kept, held: hold?.isTold ? held : null })
  await enqueue('send_mail', { mail: 'certificate', certificate: certificate.id })
}

async function isStill(memberId: string, condition: string): Promise<boolean> {
  const found = await tenantRows(
    `select from app.members where tenant_id = (select sec.tenant_id()) and members.id = :memberId
       and members.status <> 'erased' and ${condition}`,
    { memberId }
  )
  return found.length > 0
}
