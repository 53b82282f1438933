import { ComplaintLost, ComplaintTaken } from '#app/admin/access/admin_errors'
import { NotFound } from '#app/http/http_errors'
import Complaint from '#app/safety/complaint'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { DateTime } from 'luxon'

/** Longer than a pause for thought; a console that is open asks for more in time. */
const MINUTES = 15

export interface Lease {
  complaint_id: string
  number: number
  until: string
}

interface LeaseRow {
  id: string
  lease_number: number
  lease_until: DateTime
}

const UNTIL = `now() + interval '${MINUTES} minutes'`

/** Takes a complaint, which nobody else may write about meanwhile. Call it on the staff connection. @throws ComplaintTaken NotFound */
export async function takeComplaint(id: string, staffId: string): Promise<Lease> {
  const [taken] = await tenantRows<LeaseRow>(
    `update app.complaints set assignee_id = :staff, lease_by = :staff, lease_until = ${UNTIL}, lease_number = lease_number + 1
     where tenant_id = (select sec.tenant_id()) and id = :id
       and (lease_by is null or lease_by = :staff or lease_until < now())
     returning id::text, lease_number, lease_until`,
    { id, staff: staffId }
  )
  if (taken) return leaseOf(taken)
  if (!(await Complaint.find(id))) throw new NotFound()
  throw new ComplaintTaken()
}

/** Keeps a complaint that is theirs for longer. @throws ComplaintLost */
export async function keepComplaint(id: string, staffId: string, number: number): Promise<Lease> {
  const [kept] = await tenantRows<LeaseRow>(
    `update app.complaints set lease_until = ${UNTIL} where tenant_id = (select sec.tenant_id()) and id = :id
       and lease_by = :staff and lease_number = :number and lease_until > now()
     returning id::text, lease_number, lease_until`,
    { id, staff: staffId, number }
  )
  if (!kept) throw new ComplaintLost()
  return leaseOf(kept)
}

/** Lets go of a complaint, so that it is nobody's. @throws ComplaintLost */
export async function releaseComplaint(id: string, staffId: string, number: number): Promise<void> {
  const [released] = await tenantRows(
    `update app.complaints set assignee_id = null, lease_by = null, lease_until = null
     where tenant_id = (select sec.tenant_id()) and id = :id and lease_by = :staff and lease_number = :number returning id`,
    { id, staff: staffId, number }
  )
  if (!released) throw new ComplaintLost()
}

/** Takes the one that is due first of those that wait and that nobody works on; appeals against one's own decisions don't. */
export async function takeNext(staffId: string, except: string | undefined): Promise<Lease | null> {
  const [next] = await tenantRows<{ id: string }>(
    `select complaints.id::text from app.complaints
     left join lateral (select min(due_at) as due_at from app.appeals
       join app.decisions on decisions.tenant_id = appeals.tenant_id and decisions.id = appeals.decision_id
       where appeals.tenant_id = complaints.tenant_id and appeals.decision_id = complaints.decision_id and appeals.decided_at is null
         and decisions.decided_by <> :staff and (appeals.complaint_id is null or appeals.complaint_id = complaints.id)) appealed on true
     where complaints.tenant_id = (select sec.tenant_id()) and (complaints.decided_at is null or appealed.due_at is not null)
       and (lease_by is null or lease_by = :staff or lease_until < now()) and complaints.id is distinct from cast(:except as bigint)
     order by case when complaints.decided_at is null then complaints.due_at else appealed.due_at end, complaints.id
     limit 1 for update of complaints skip locked`,
    { staff: staffId, except: except ?? null }
  )
  return next ? takeComplaint(next.id, staffId) : null
}

/** Locks a complaint for a write of whoever has it. @throws ComplaintLost NotFound */
export async function heldComplaint(id: string, staffId: string, number: number): Promise<Complaint> {
  const complaint = await Complaint.query().where('id', id).forUpdate().first()
  if (!complaint) throw new NotFound()
  const { leaseBy, leaseNumber, leaseUntil } = complaint
  if (leaseBy !== staffId || leaseNumber !== number || leaseUntil! < (await now())) throw new ComplaintLost()
  return complaint
}

async function now(): Promise<DateTime> {
  const [row] = await tenantRows<{ at: DateTime }>('select now() as at')
  return row!.at
}

function leaseOf({ id, lease_number: number, lease_until: until }: LeaseRow): Lease {
  return { complaint_id: id, number, until: until.toISO()! }
}
