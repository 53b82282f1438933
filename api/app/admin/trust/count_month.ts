import { MEASURES, type Measure } from '#app/safety/cases/decision'
import { COMPLAINT_SOURCES, type ComplaintSource } from '#app/safety/complaint'
import { COMPLAINT_REASONS, type ComplaintReason, isUrgent } from '#app/safety/complaint_reasons'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { countOthers } from './count_others.js'
import { during } from './during.js'
import type { Span, TrustFigures } from './trust_figures.js'

/** Counts what was done at the open brand in a span of time, from what isn't forgotten yet. */
export async function countMonth(span: Span): Promise<TrustFigures> {
  const [notices, [decided], measures, [appeals], { software, ...others }] = await pipeline([
    () => readNotices(span),
    () => readDecisions(span),
    () => readMeasures(span),
    () => readAppeals(span),
    () => countOthers(span),
  ])
  const { against_software: against, median_seconds: median, ...decisions } = decided!
  const { after_software: after } = decisions
  return {
    notices: summedUp(notices),
    decisions: { ...decisions, by_measure: byMeasure(measures), median_seconds: median },
    appeals: appeals!,
    software: { ...software, judged: after + software.judged, overturned: against + software.overturned },
    ...others,
  }
}

type Notices = { reason: ComplaintReason; source: ComplaintSource; count: number }[]

function readNotices(span: Span): Promise<Notices> {
  return tenantRows(
    `select reason, source, count(*)::int as count from app.complaints
     where tenant_id = (select sec.tenant_id()) and ${during('created_at')} group by reason, source`,
    span
  )
}

function summedUp(notices: Notices): TrustFigures['notices'] {
  const sum = (counted: (one: Notices[number]) => boolean) =>
    notices.filter(counted).reduce((all, { count }) => all + count, 0)
  return {
    all: sum(() => true),
    urgent: sum(({ reason }) => isUrgent(reason)),
    by_reason: byName(COMPLAINT_REASONS, (one) => sum(({ reason }) => reason === one)),
    by_source: byName(COMPLAINT_SOURCES, (one) => sum(({ source }) => source === one)),
  }
}

/** A decision that took another's place on appeal was made when that appeal was: its time counts there. */
const NOTICED = `left join lateral (
    select min(complaints.created_at) filter (where complaints.source in ('member', 'visitor')) as at,
      coalesce(bool_or(exists (select from app.appeals where appeals.tenant_id = complaints.tenant_id and appeals.complaint_id = complaints.id
        and appeals.decided_at = decisions.decided_at)), false) as is_on_appeal
    from app.complaints where complaints.tenant_id = decisions.tenant_id and complaints.id in (
      select id from app.complaints where tenant_id = decisions.tenant_id and decision_id = decisions.id
      union select complaint_id from app.appeals where tenant_id = decisions.tenant_id and decision_id = decisions.id)
  ) noticed on true`

type Decisions = Omit<TrustFigures['decisions'], 'by_measure'> & { against_software: number }

function readDecisions(span: Span): Promise<Decisions[]> {
  return tenantRows(
    `select count(*)::int as all, (count(*) filter (where noticed.at is null))::int as own_motion,
       (count(*) filter (where measures = '{}'))::int as none_found, (count(*) filter (where automated and not noticed.is_on_appeal))::int as after_software,
       (count(*) filter (where automated and not noticed.is_on_appeal and measures = '{}'))::int as against_software,
       round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - noticed.at))
         filter (where noticed.at is not null and not noticed.is_on_appeal))::int as median_seconds
     from app.decisions ${NOTICED} where decisions.tenant_id = (select sec.tenant_id()) and ${during('decided_at')}`,
    span
  )
}

type Measures = { measure: Measure; ground: 'law' | 'terms'; count: number }[]

function readMeasures(span: Span): Promise<Measures> {
  return tenantRows(
    `select measure, ground, count(*)::int as count from app.decisions cross join unnest(measures) as measure
     where tenant_id = (select sec.tenant_id()) and ${during('decided_at')} group by measure, ground`,
    span
  )
}

function byMeasure(measures: Measures): TrustFigures['decisions']['by_measure'] {
  const count = (one: Measure, by: string) =>
    measures.find(({ measure, ground }) => measure === one && ground === by)?.count ?? 0
  return byName(MEASURES, (one) => ({ law: count(one, 'law'), terms: count(one, 'terms') }))
}

function readAppeals(span: Span): Promise<TrustFigures['appeals'][]> {
  return tenantRows(
    `select (select count(*)::int from app.appeals where tenant_id = (select sec.tenant_id()) and ${during('filed_at')}) as filed,
       (count(*) filter (where outcome = 'upheld'))::int as upheld, (count(*) filter (where outcome = 'overturned'))::int as overturned,
       round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - filed_at)))::int as median_seconds
     from app.appeals where tenant_id = (select sec.tenant_id()) and ${during('decided_at')}`,
    span
  )
}

function byName<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>
}
