const MOST = 99

/** A count as badges show it: 7, 99, 99+. */
export function capped(count: number): string {
  return count > MOST ? `${MOST}+` : String(count)
}
