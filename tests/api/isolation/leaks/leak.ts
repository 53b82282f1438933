export interface Leak {
  route: string
  actor: string
  asked: string
  what: string
}

export function inLines(leaks: Leak[]): string {
  return leaks.map(({ route, actor, asked, what }) => `${route}, ${actor}, asked for ${asked}: ${what}`).join('\n')
}

export function difference(one: string, other: string): string {
  const [lines, otherLines] = [one.split('\n'), other.split('\n')]
  const at = lines.findIndex((line, place) => line !== otherLines[place])
  const [line = '', otherLine = ''] = at < 0 ? ['', 'more'] : [lines[at], otherLines[at]]
  const from = Math.max(0, [...line].findIndex((letter, place) => letter !== otherLine[place]) - 60)
  return `«${line.slice(from, from + 300)}» instead of «${otherLine.slice(from, from + 300)}»`
}
