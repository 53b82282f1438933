import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { ageOf } from '#app/members/people/age_of'
import Complaint from '#app/safety/complaint'
import { type ComplaintReason, isUrgent } from '#app/safety/complaint_reasons'
import { noteOnceADay } from '#app/tenancy/audit/note_once_a_day'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'

interface Evidence {
  taken_at: string | null
  profile: {
    name: string
    age: number
    gender: 'male' | 'female'
    country: string
    city: string | null
    about_me: string
  } | null
  /** Whether they are shown one by one, for a reason, as they may show what nobody should see. */
  covered: boolean
  photos: { id: string; in_talk: boolean }[]
  messages: {
    id: string
    /** Whether the person it is about wrote it. */
    theirs: boolean
    kind: 'text' | 'photo' | 'gift' | 'system'
    body: string | null
    gift: string | null
    photo: string | null
    sent_at: string
    reported: boolean
  }[]
}

/** `GET /api/tenants/:tenant_id/complaints/:id/evidence`: what was there when it was reported; who looked at it is recorded. */
export default class ComplaintEvidenceController {
  async show(ctx: HttpContext): Promise<Evidence> {
    const brand = await grantedBrand(ctx)
    const id = rowId(ctx.params.id)
    const read = async () => {
      const complaint = await Complaint.find(id)
      if (!complaint) throw new NotFound()
      const evidence = await evidenceOf(complaint)
      if (evidence.taken_at !== null) await noteRead(brand, complaint)
      return evidence
    }
    return asTenant(brand.tenant, read, { connection: 'staff' })
  }
}

function noteRead({ staff, tenant }: GrantedBrand, { id, number: name }: Complaint): Promise<void> {
  return noteOnceADay(staff.id, 'complaint_read', [{ tenantId: tenant.id, detail: { level: 'complaint', id, name } }])
}

async function evidenceOf({ id, reason, profileId }: Complaint): Promise<Evidence> {
  const [row] = await tenantRows<{
    snapshot: Record<string, any> | null
    taken_at: DateTime | null
    photos: string[]
    zone: string
  }>(
    `select snapshot, taken_at, time_zone as zone,
       array(select photo_id::text from app.complaint_photos where tenant_id = (select sec.tenant_id()) and complaint_id = :id order by id) as photos
     from global.tenants left join app.complaint_evidence
       on complaint_evidence.tenant_id = tenants.id and complaint_id = :id
     where tenants.id = (select sec.tenant_id())`,
    { id }
  )
  const { snapshot, taken_at: takenAt, photos, zone } = row!
  const messages: Record<string, any>[] = snapshot?.messages ?? []
  const inTalk = new Set(messages.map(({ photo }) => photo))
  const about = profileId ?? String(snapshot?.profile?.id)
  return {
    taken_at: takenAt && takenAt.toISO(),
    profile: snapshot?.profile ? profileIn(snapshot.profile, zone) : null,
    covered: isUrgent(reason as ComplaintReason),
    photos: photos.map((photo) => ({ id: photo, in_talk: inTalk.has(photo) })),
    messages: messages.map((one) => ({
      id: one.id,
      theirs: one.sender_profile_id === about,
      kind: one.kind,
      body: one.body,
      gift: one.gift,
      photo: one.photo,
      sent_at: new Date(one.sent_at).toISOString(),
      reported: one.reported,
    })),
  }
}

function profileIn(profile: Record<string, any>, zone: string): Evidence['profile'] {
  const { name, date_of_birth: born, gender, country, city, about_me: aboutMe } = profile
  return { name, age: ageOf(DateTime.fromISO(born), zone), gender, country, city, about_me: aboutMe }
}
