import { asOwner, type Person } from '../../../cast.ts'

interface WantedLimits {
  day_minor?: number | null
  week_minor?: number | null
  month_minor?: number | null
  pause?: string | null
}

export async function limit(person: Person, wanted: WantedLimits) {
  const { body } = await person.browser.put('/api/spending-guard', wanted)
  return body.spending_guard
}

/** As if a member had thought over what is looser. */
export function letADayPass({ member, brand }: Pick<Person, 'member' | 'brand'>): Promise<unknown> {
  return asOwner(
    (owner) =>
      owner.query(
        `update app.spending_guards set next_from = next_from - interval '24 hours', paused_until = paused_until - interval '24 hours',
           next_limits = case when next_limits ->> 'paused_until' is null then next_limits else jsonb_set(next_limits, '{paused_until}',
             to_jsonb((next_limits ->> 'paused_until')::timestamptz - interval '24 hours')) end
         where tenant_id = $1 and member_id = $2`,
        [brand.id, member.id]
      ),
    brand
  )
}

/** As if a member had ordered and spent all so many days earlier. */
export function letDaysPass({ member, brand }: Person, days: number): Promise<unknown> {
  return asOwner(
    (owner) =>
      owner.query(
        `begin; set local session_replication_role = replica;
         update app.orders set created_at = created_at - make_interval(days => ${days}), completed_at = completed_at - make_interval(days => ${days})
           where tenant_id = ${brand.id} and member_id = ${member.id};
         update app.ledger_transactions set created_at = created_at - make_interval(days => ${days})
           where tenant_id = ${brand.id} and member_id = ${member.id};
         commit`
      ),
    brand
  )
}
