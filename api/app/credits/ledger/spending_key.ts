export function spendingKey({ kind, memberId, key }: { kind: 'message'; memberId: string; key: string }): string {
  return `${kind}:${memberId}:${key}`
}
