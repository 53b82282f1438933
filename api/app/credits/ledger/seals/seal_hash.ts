const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.US'`

/** SQL for a seal's hash: of the seal before, of the day, and of its rows (`digest`, from `dayDigest`). */
export function sealHash(seal: string, digest: string): string {
  return `sha256(coalesce(${seal}.previous_hash, '') || convert_to(concat_ws(' ', to_char(${seal}.day, 'YYYY-MM-DD'),
      to_char(${seal}.began_at at time zone 'UTC', ${MOMENT}), to_char(${seal}.ended_at at time zone 'UTC', ${MOMENT}),
      ${digest}.transactions), 'UTF8') || ${digest}.content || sha256(${digest}.rows))`
}
