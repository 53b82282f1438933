import type { DateTime } from 'luxon'
import { WAITING_CHATS } from '#app/chat/desk/waiting_chats'
import { WAITING_LIKES } from '#app/chat/desk/waiting_likes'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Of answers: how many, how long members had waited for them, and how many came in time. */
interface Throughput {
  answers: number
  /** Whole seconds by which half of the members had their answer; null without one who waited. */
  median_wait: number | null
  /** The same for nine of ten. */
  p90_wait: number | null
  /** Share of answers within the target, from 0 to 1; null without one who waited. */
  in_time: number | null
}

export interface AgentFigures extends Throughput {
  id: string
  name: string
  /** Answers for each hour of work: six times those of an average ten minutes in which they answered at all. */
  per_hour: number
}

export interface DeskFigures {
  days: number
  target_minutes: number
  waiting: number
  oldest_at: string | null
  /** Waits that are over the target already. */
  late: number
  /** Members who liked a profile and have not written. */
  liked: number
  /** First messages to such members. */
  firsts: number
  /** Who has a conversation before them now. */
  on_shift: { id: string; name: string }[]
  all: Throughput
  agents: AgentFigures[]
}

const THROUGHPUT = `count(*)::int as answers,
  round(percentile_cont(0.5) within group (order by waited))::int as median_wait,
  round(percentile_cont(0.9) within group (order by waited))::int as p90_wait,
  (count(*) filter (where waited <= :target * 60))::float / nullif(count(waited), 0) as in_time`

const ANSWERS = `(select staff_id, answered_at, extract(epoch from answered_at - waiting_since) as waited from app.desk_answers
  where tenant_id = (select sec.tenant_id()) and answered_at > now() - make_interval(days => :days)) answered`

/** How the desk of the open brand did in so many days until now. `target`: within how many minutes the brand wants to answer. */
export async function readDeskFigures(days: number, target: number): Promise<DeskFigures> {
  const values = { days, target }
  const [[queue], on_shift, [all], agents, [first]] = await pipeline([
    () =>
      tenantRows<{ waiting: number; oldest_at: DateTime | null; late: number }>(
        `select count(*)::int as waiting, min(waiting_since) as oldest_at,
           (count(*) filter (where waiting_since < now() - make_interval(mins => :target)))::int as late from ${WAITING_CHATS}`,
        values
      ),
    () =>
      tenantRows<{ id: string; name: string }>(
        `select distinct staff_members.id::text, staff_members.name from (
           select lease_by from app.desk_chats where tenant_id = (select sec.tenant_id()) and lease_until > now()
           union select lease_by from app.desk_likes where tenant_id = (select sec.tenant_id()) and lease_until > now()) leases
         join staff.staff_members on staff_members.id = leases.lease_by order by 2, 1`
      ),
    () => tenantRows<Throughput>(`select ${THROUGHPUT} from ${ANSWERS}`, values),
    () =>
      tenantRows<AgentFigures>(
        `select staff_members.id::text, staff_members.name, ${THROUGHPUT},
           (6.0 * count(*) / count(distinct floor(extract(epoch from answered_at) / 600)))::float as per_hour
         from ${ANSWERS} join staff.staff_members on staff_members.id = answered.staff_id
         group by staff_members.id, staff_members.name order by count(*) desc, staff_members.name`,
        values
      ),
    () =>
      tenantRows<{ liked: number; firsts: number }>(
        `select (select count(*)::int from ${WAITING_LIKES}) as liked, (select count(*)::int from app.desk_answers
           where tenant_id = (select sec.tenant_id()) and is_first and answered_at > now() - make_interval(days => :days)) as firsts`,
        values
      ),
  ])
  const { waiting, oldest_at, late } = queue!
  return {
    days,
    target_minutes: target,
    waiting,
    oldest_at: oldest_at && oldest_at.toISO(),
    late,
    ...first!,
    on_shift,
    all: all!,
    agents,
  }
}
