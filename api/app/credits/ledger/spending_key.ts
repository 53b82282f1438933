/** The name a spending has in the ledger: a member's own key for what he pays. */
export function spendingKey({ kind, memberId, key }: { kind: 'message'; memberId: string; key: string }): string {
  return `${kind}:${memberId}:${key}`
}
