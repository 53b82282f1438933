const MOST = 99

export function capped(count: number): string {
  return count > MOST ? `${MOST}+` : String(count)
}
