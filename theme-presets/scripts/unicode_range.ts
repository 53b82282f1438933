export function unicodeRange(signs: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const sign of signs) {
    const last = runs.at(-1)
    if (last?.to === sign - 1) last.to = sign
    else runs.push({ from: sign, to: sign })
  }
  return runs.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}

function hex(sign: number): string {
  return sign.toString(16).toUpperCase()
}
