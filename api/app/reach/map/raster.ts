/** A picture in cells, row by row. */
export interface Grid {
  columns: number
  rows: number
}

/** Land grows by so many cells on all sides. */
export function dilate({ columns, rows }: Grid, land: Uint8Array, by: number): void {
  const before = land.slice()
  for (const cell of land.keys()) {
    if (!before[cell]) continue
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    for (let y = Math.max(row - by, 0); y <= Math.min(row + by, rows - 1); y++) {
      for (let x = Math.max(column - by, 0); x <= Math.min(column + by, columns - 1); x++) {
        if (Math.hypot(x - column, y - row) <= by) land[y * columns + x] = 1
      }
    }
  }
}

/** Cells that can't be reached from the edge without crossing land become land. */
export function fillHoles({ columns, rows }: Grid, land: Uint8Array): void {
  const isSea = new Uint8Array(land.length)
  const next: number[] = []
  for (const cell of land.keys()) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) next.push(cell)
  }
  for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
    if (isSea[cell] || land[cell]) continue
    isSea[cell] = 1
    next.push(...adjacentCells({ columns, rows }, cell))
  }
  for (const cell of land.keys()) land[cell] = isSea[cell] ? 0 : 1
}

/** The connected parts of the land, as lists of cells. */
export function islandsOf(grid: Grid, land: ArrayLike<number>): number[][] {
  const isSeen = new Uint8Array(land.length)
  const islands: number[][] = []
  for (let first = 0; first < land.length; first++) {
    if (!land[first] || isSeen[first]) continue
    isSeen[first] = 1
    const island = [first]
    for (const cell of island) {
      for (const adjacent of adjacentCells(grid, cell)) {
        if (land[adjacent] && !isSeen[adjacent]) {
          isSeen[adjacent] = 1
          island.push(adjacent)
        }
      }
    }
    islands.push(island)
  }
  return islands
}

export function adjacentCells({ columns, rows }: Grid, cell: number): number[] {
  const column = cell % columns
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(cell >= columns ? [cell - columns] : []),
    ...(cell < (rows - 1) * columns ? [cell + columns] : []),
  ]
}

/** About a Gaussian: the mean of the cells around, taken three times. */
export function blur({ columns, rows }: Grid, values: ArrayLike<number>, radius: number): Float32Array {
  let blurred = Float32Array.from(values)
  for (let pass = 0; pass < 3; pass++) {
    const across = new Float32Array(blurred.length)
    for (let row = 0; row < rows; row++) means(blurred, across, row * columns, 1, columns, radius)
    for (let column = 0; column < columns; column++) means(across, blurred, column, columns, rows, radius)
  }
  return blurred
}

/** Sliding mean of a row or column; there is nothing beyond its ends. */
function means(from: Float32Array, to: Float32Array, start: number, step: number, count: number, radius: number) {
  let sum = 0
  for (let place = -radius; place < count; place++) {
    if (place + radius < count) sum += from[start + (place + radius) * step]!
    if (place > radius) sum -= from[start + (place - radius - 1) * step]!
    if (place >= 0) to[start + place * step] = sum / (2 * radius + 1)
  }
}
