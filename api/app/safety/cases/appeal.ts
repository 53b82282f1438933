import { AppealSchema } from '#generated/schema'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import { APPEAL_MONTHS } from './appeal_months.js'

/** Days until an appeal is decided. */
const DUE_DAYS = 7

export type Side = 'reporter' | 'subject'

interface Filing {
  decisionId: string
  side: Side
  /** Of a reporter. */
  complaintId: string | null
  words: string
}

/** A complaint about a decision, which somebody else decides (DSA art. 20). */
export default class Appeal extends AppealSchema {
  declare side: Side
  declare outcome: 'upheld' | 'overturned' | null

  /** Returns null where it was appealed before, or is too late. */
  static async file(filing: Filing): Promise<Appeal | null> {
    const [appeal] = await tenantModels(
      Appeal,
      `insert into app.appeals (decision_id, side, complaint_id, words, due_at)
       select decisions.id, :side, cast(:complaintId as bigint), :words, now() + make_interval(days => ${DUE_DAYS})
       from app.decisions left join app.complaints
         on complaints.tenant_id = decisions.tenant_id and complaints.id = cast(:complaintId as bigint)
       where decisions.tenant_id = (select sec.tenant_id()) and decisions.id = :decisionId and overturned_at is null
         and coalesce(case :side when 'reporter' then complaints.told_at else decisions.told_at end, decisions.decided_at)
           > now() - make_interval(months => ${APPEAL_MONTHS})
       on conflict do nothing returning *`,
      { ...filing }
    )
    return appeal ?? null
  }

  static openOf(decisionId: string): Promise<Appeal[]> {
    return this.query().where('decision_id', decisionId).whereNull('decided_at').orderBy('filed_at')
  }
}
