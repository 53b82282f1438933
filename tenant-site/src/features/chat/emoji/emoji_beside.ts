const SIDEWAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const ROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The button that an arrow key leads to, by where the buttons stand; from the field above them, down leads to the first. */
export function emojiBeside(key: string, buttons: HTMLElement[]): HTMLElement | undefined {
  const now = buttons.indexOf(document.activeElement as HTMLElement)
  if (now < 0) return key === 'ArrowDown' ? buttons[0] : undefined
  if (key in SIDEWAYS) return buttons[now + SIDEWAYS[key]!]
  const step = ROWS[key]
  if (!step) return undefined
  const { offsetTop, offsetLeft } = buttons[now]!
  const isThatWay = (one: HTMLElement) => (one.offsetTop - offsetTop) * step > 0
  const near = (one: HTMLElement) =>
    [Math.abs(one.offsetTop - offsetTop), Math.abs(one.offsetLeft - offsetLeft)] as const
  return buttons.filter(isThatWay).toSorted((one, other) => {
    const [rows, columns] = near(one)
    const [otherRows, otherColumns] = near(other)
    return rows - otherRows || columns - otherColumns
  })[0]
}
