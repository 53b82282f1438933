import { randomUUID } from 'node:crypto'
import { asOwner, type Brand } from '../../../cast.ts'

/** What staff write when they record a suspected crime. */
export const SEEN = {
  kind: 'threat_to_life',
  urgency: 'immediate',
  words: 'He wrote where he would wait for her with a knife.',
  at_risk: 'Whoever complained',
}

/** An authority that was told just now. */
export const toldNow = () => ({
  authority: 'Politie Amsterdam',
  country: 'NL',
  informed_at: clocksAt(new Date()),
  reference: 'PL-2026-77',
})

/** What the clocks of the tests' brands show at a moment (`cast.ts`). */
export function clocksAt(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).replace(' ', 'T').slice(0, 16)
}

/** The id of a complaint about a page, made an hour ago. */
export function newComplaint(brand: Brand): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.complaints (tenant_id, number, token_hash, subject_kind, reason, language, created_at, answer_due_at, due_at)
       values ($1, $2, convert_to($2, 'UTF8'), 'page', 'threat', 'en', now() - interval '1 hour', now() + interval '1 day', now() + interval '7 days')
       returning id::text`,
      [brand.id, `C-${randomUUID()}`]
    )
    return rows[0].id as string
  }, brand)
}

/** The id of a record that somebody else of staff opened, of a complaint or of a new one; an authority knows of it where it is `told`. */
export async function newSuspicion(
  brand: Brand,
  { words = 'Seen', told = false, of }: { words?: string; told?: boolean; of?: string } = {}
): Promise<string> {
  const complaint = of ?? (await newComplaint(brand))
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.suspicions (tenant_id, number, complaint_id, kind, urgency, words, opened_by, due_at)
       values ($1, $2, $3, 'stalking', 'prompt', $4, 1, now() + interval '1 day') returning id::text`,
      [brand.id, `S-${randomUUID()}`, complaint, words]
    )
    if (told)
      await owner.query(
        `update app.suspicions set authority = 'Police', authority_country = 'GB', informed_at = now(), informed_by = 1, reference = '' where id = $1`,
        [rows[0].id]
      )
    return rows[0].id as string
  }, brand)
}
