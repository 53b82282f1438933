import { BaseTransformer } from '@adonisjs/core/transformers'
import type { UnusedPurchase } from '#app/credits/refunds/unused_purchases'
import { refundableSums } from '#app/credits/refunds/refundable_sums'
import type DataExport from '#app/identity/exports/data_export'
import DataExportTransformer from '#app/identity/exports/data_export_transformer'
import type Member from '#app/members/people/member'
import { decisionToken } from '#app/http/decision_token'
import type Sanction from '#app/safety/sanctions/sanction'

interface ShutOut {
  member: Member
  /** What keeps them out; null where the decision is older than sanctions are kept, or nothing does any more. */
  sanction: Sanction | null
  unused: UnusedPurchase[]
  dataExport: DataExport | null
}

/** What somebody who can't log in is told, and may still do. */
export default class ShutOutTransformer extends BaseTransformer<ShutOut> {
  toObject() {
    const { member, sanction, unused, dataExport } = this.resource
    return {
      /** `active` again where the sanction is over. */
      status: member.isShutOut ? (member.status as 'suspended' | 'banned') : ('active' as const),
      ends_at: sanction?.endsAt?.toUTC().toISO() ?? null,
      /** The statement of reasons, with the appeal. */
      case_token: sanction?.decisionId ? decisionToken(sanction.tenantId, sanction.decisionId) : null,
      refundable: refundableSums(unused),
      data_export: dataExport && new DataExportTransformer(dataExport).toObject(),
    }
  }
}
