import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import { inSeparateTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import Announcement from './announcement.js'
import { audienceOf } from './audience.js'
import { weekOf } from './week_of.js'

const AT_ONCE = 200

/** Each step in a transaction of its own, so that staff can stop it in between and a process that dies goes on where it was. */
export async function sendAnnouncementJob(site: Site, id: string): Promise<void> {
  while (await inSeparateTransaction(() => sendToNext(site, id)));
}

/** Sends it to the next 200 that it is for. @returns whether there are more */
export async function sendToNext(site: Site, id: string): Promise<boolean> {
  const announcement = await Announcement.query().where('id', id).forUpdate().first()
  if (!announcement || !isDue(announcement)) return false
  if (site.state !== 'live' && announcement.kind !== 'service') {
    await announcement.merge({ state: 'stopped', endedAt: DateTime.now() }).save()
    return false
  }
  const looked = announcement.kind === 'service' ? await mailSome(announcement) : await notifySome(announcement, site)
  const isOver = looked.length < AT_ONCE
  await announcement
    .merge({
      state: isOver ? 'sent' : 'sending',
      endedAt: isOver ? DateTime.now() : null,
      reached: looked.at(-1)?.id ?? announcement.reached,
      receivers: announcement.receivers + looked.filter(({ claimed }) => claimed).length,
    })
    .save()
  return !isOver
}

/** One that was called back and scheduled anew has a job for each time. */
function isDue({ state, sendAt }: Announcement): boolean {
  return state === 'sending' || (state === 'scheduled' && sendAt! <= DateTime.now())
}

/** A member whom it is for; `claimed` if they get it. */
interface Looked {
  id: string
  claimed: boolean
}

/** Every member gets a notice about the service, by mail, also one who had news this week. */
async function mailSome({ id, kind, segment, reached }: Announcement): Promise<Looked[]> {
  const { sql, bindings } = audienceOf({ kind, segment, languages: [] })
  const members = await tenantRows<{ id: string }>(
    `select members.id::text ${sql} and members.id > :reached order by members.id limit ${AT_ONCE}`,
    { ...bindings, reached }
  )
  for (const { id: member } of members) await enqueue('send_mail', { mail: 'service_notice', announcement: id, member })
  return members.map((member) => ({ ...member, claimed: true }))
}

/** Those that had one this week aren't claimed. */
async function notifySome(announcement: Announcement, site: Site): Promise<Looked[]> {
  const looked = await claimSome(announcement, weekOf(site))
  for (const { profile, claimed } of looked)
    if (claimed) await enqueue('notify_member', { about: 'announcement', announcement: announcement.id, to: profile })
  return looked
}

function claimSome(announcement: Announcement, week: string) {
  const { kind, segment, texts } = announcement
  const { sql, bindings } = audienceOf({ kind, segment, languages: Object.keys(texts) })
  return tenantRows<Looked & { profile: string }>(
    `with next as (
       select members.id, profiles.id as profile ${sql} and members.id > :reached order by members.id limit ${AT_ONCE}
     ), claimed as (
       insert into app.announcement_receivers (tenant_id, member_id, week, announcement_id)
       select (select sec.tenant_id()), id, :week::date, :announcement from next
       on conflict (tenant_id, member_id, week) do nothing
       returning member_id
     )
     select next.id::text, next.profile::text, claimed.member_id is not null as claimed
     from next left join claimed on claimed.member_id = next.id order by next.id`,
    { ...bindings, reached: announcement.reached, week, announcement: announcement.id }
  )
}
