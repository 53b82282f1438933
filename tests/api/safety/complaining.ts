import { asOwner, type Brand, type Person } from '../../cast.ts'
import type { Answer } from '../../visitor.ts'

export function report(
  { browser }: Pick<Person, 'browser'>,
  kind: 'profile' | 'photo' | 'message',
  id: string,
  more: Record<string, unknown> = {}
): Promise<Answer> {
  return browser.post('/api/complaints', { subject_kind: kind, subject_id: id, reason: 'fake', ...more })
}

/** A complaint's rows, evidence included, which the members' role can't read. */
export async function storedComplaint(brand: Brand, number: string) {
  const { rows } = await asOwner(
    (owner) =>
      owner.query(
        `select complaints.*, snapshot, (select array_agg(filename order by filename) from app.complaint_photos
           where complaint_id = complaints.id) as held
         from app.complaints left join app.complaint_evidence on complaint_id = complaints.id where number = $1`,
        [number]
      ),
    brand
  )
  return rows[0]
}

export function decide(brand: Brand, number: string, outcome: string, monthsAgo = 0): Promise<unknown> {
  return asOwner(
    (owner) =>
      owner.query(
        `update app.complaints set outcome = $2, answered_at = now(), decided_at = now() - make_interval(months => $3, days => least($3, 1)) where number = $1`,
        [number, outcome, monthsAgo]
      ),
    brand
  )
}
