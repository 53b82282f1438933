const ID_BYTES = 8
const ROW_BYTES = 16

/** What became of a sealed day's rows, by their lists in `ledger_seals.rows`: `left 1`, `changed 2`, `joined 3`. */
export function compareRows(sealed: Buffer, current: Buffer): string[] {
  const before = hashesById(sealed)
  const now = hashesById(current)
  const left = [...before.keys()].filter((id) => !now.has(id))
  const changed = [...now].filter(([id, hash]) => before.has(id) && before.get(id) !== hash).map(([id]) => id)
  const joined = [...now.keys()].filter((id) => !before.has(id))
  return [
    ...left.map((id) => `left ${id}`),
    ...changed.map((id) => `changed ${id}`),
    ...joined.map((id) => `joined ${id}`),
  ]
}

function hashesById(rows: Buffer): Map<bigint, bigint> {
  const hashes = new Map<bigint, bigint>()
  for (let at = 0; at + ROW_BYTES <= rows.length; at += ROW_BYTES)
    hashes.set(rows.readBigInt64BE(at), rows.readBigInt64BE(at + ID_BYTES))
  return hashes
}
