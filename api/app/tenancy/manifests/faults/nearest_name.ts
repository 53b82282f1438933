/** More wrong letters than this are another word. */
const MOST_WRONG = 2

/** The known name that someone probably meant. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const near = known
    .map((one) => ({ one, wrong: wrongLetters(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, wrong }) => wrong <= MOST_WRONG && wrong < one.length / 2)
  return near.toSorted((one, other) => one.wrong - other.wrong)[0]?.one
}

/** Letters to add, leave out, replace or swap with their neighbour. */
function wrongLetters(from: string, to: string): number {
  const rows = [...from, ''].map((_, at) => [at])
  for (let column = 1; column <= to.length; column++) rows[0]![column] = column
  for (let row = 1; row <= from.length; row++)
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      rows[row]![column] = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[row - 2]![column - 2]! + 1 : Infinity
      )
    }
  return rows[from.length]![to.length]!
}
