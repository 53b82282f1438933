import RefundRequest from './refund_request.js'

/** Takes back what a member wanted refunded, because he stays; what was paid already stays paid. */
export async function withdrawRefunds(memberId: string): Promise<void> {
  await RefundRequest.query().where('member_id', memberId).whereNull('settled_at').delete()
}
