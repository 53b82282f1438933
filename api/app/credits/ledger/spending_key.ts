import type { SpendingKind } from './spend.js'

export function spendingKey({ kind, memberId, key }: { kind: SpendingKind; memberId: string; key: string }): string {
  return `${kind}:${memberId}:${key}`
}
