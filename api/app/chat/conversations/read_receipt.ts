/** SQL: up to which message a partner has read. 0 unless both show each other what they read (product: it can be switched off, both ways). */
export function readReceipt(mine: string, theirs: string, lastReadSeq: string): string {
  return `case when ${mine} and ${theirs} then ${lastReadSeq} else 0 end`
}
