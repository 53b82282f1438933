import { DateTime } from 'luxon'
import { imposeSanctions } from '#app/identity/sanctions/impose_sanctions'
import { enqueue } from '#app/jobs/enqueue'
import type Complaint from '#app/safety/complaint'
import { IN_FORCE } from '#app/safety/sanctions/sanction'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** How many manifestly unfounded reports within the months lead to a warning; the next one after it has consequences. */
const WARNED_AT = 2
const WITHIN_MONTHS = 6

/** For so long, reports by somebody who was warned in vain hide nothing. They are read as before. */
const UNHEEDED_DAYS = 90

interface Reporter {
  profile: string
  unfounded: number
  warned: boolean
  /** Whether the warning came before the report: nobody is held to one they didn't have. */
  warned_before: boolean
  unheeded: boolean
}

/** Warns whose reports were manifestly unfounded again, and after that limits what they do, as the law asks for (DSA art. 23). */
export async function judgeReporter(
  complaint: Complaint,
  { decisionId, by }: { decisionId: string; by: string }
): Promise<void> {
  const reporter = await reporterOf(complaint)
  const kind = reporter && judgementOf(reporter)
  if (!kind) return
  const endsAt = DateTime.now().plus({ days: UNHEEDED_DAYS })
  await imposeSanctions({ profileId: reporter.profile, kinds: [kind], decisionId, by, endsAt })
  await enqueue('send_mail', { mail: 'reports_judged', complaint: complaint.id, judgement: kind })
}

function judgementOf(reporter: Reporter): 'reports_warned' | 'reports_unheeded' | null {
  const { unfounded, warned, warned_before: warnedBefore, unheeded } = reporter
  if (unheeded || unfounded < WARNED_AT) return null
  if (warnedBefore) return 'reports_unheeded'
  return warned ? null : 'reports_warned'
}

/** Null of who is no member, whose reports hide nothing anyway. */
async function reporterOf({ reporterMemberId: member, createdAt }: Complaint): Promise<Reporter | null> {
  if (member === null) return null
  const [reporter] = await tenantRows<Reporter>(
    `select profiles.id::text as profile,
       (select count(*)::int from app.complaints where tenant_id = profiles.tenant_id and reporter_member_id = :member and unfounded
          and decided_at > now() - make_interval(months => ${WITHIN_MONTHS})) as unfounded,
       coalesce(bool_or(sanctions.kind = 'reports_warned'), false) as warned,
       coalesce(bool_or(sanctions.kind = 'reports_warned' and imposed_at < cast(:createdAt as timestamptz)), false) as warned_before,
       coalesce(bool_or(sanctions.kind = 'reports_unheeded'), false) as unheeded
     from app.profiles left join app.sanctions on sanctions.tenant_id = profiles.tenant_id and sanctions.profile_id = profiles.id
       and ${IN_FORCE} and (sanctions.kind = 'reports_unheeded' or imposed_at > now() - make_interval(months => ${WITHIN_MONTHS}))
     where profiles.tenant_id = (select sec.tenant_id()) and profiles.member_id = :member group by profiles.tenant_id, profiles.id`,
    { member, createdAt: createdAt.toISO() }
  )
  return reporter ?? null
}
