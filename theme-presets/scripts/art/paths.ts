/** A place in the drawing. People are drawn around the middle of their eyes, with half a face's width as 100. */
export type Point = readonly [number, number]

const round = (value: number) => Math.round(value * 10) / 10

/** A soft curve through all points; `closed` joins the last to the first. */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length
  const at = (index: number) =>
    closed ? points[(index + count) % count]! : points[Math.min(Math.max(index, 0), count - 1)]!
  const parts = [`M${round(points[0]![0])} ${round(points[0]![1])}`]
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const pull = tension / 6
    const ends = [
      from[0] + (to[0] - before[0]) * pull,
      from[1] + (to[1] - before[1]) * pull,
      to[0] - (after[0] - from[0]) * pull,
      to[1] - (after[1] - from[1]) * pull,
      to[0],
      to[1],
    ].map(round)
    parts.push(`C${ends.join(' ')}`)
  }
  return parts.join('') + (closed ? 'Z' : '')
}

/** The points of a right half, from top to bottom, with their mirror images. */
export function mirrored(half: readonly Point[]): Point[] {
  const left = half
    .filter(([x]) => x !== 0)
    .map(([x, y]): Point => [-x, y])
    .toReversed()
  return [...half, ...left]
}

/** A closed outline of round bulges along the points, as of curls and clouds. */
export function bulges(points: readonly Point[], depth = 0.5): string {
  const parts = [`M${round(points[0]![0])} ${round(points[0]![1])}`]
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length]!
    const radius = Math.hypot(nextX - x, nextY - y) * depth + 0.5
    parts.push(`A${round(radius)} ${round(radius)} 0 0 1 ${round(nextX)} ${round(nextY)}`)
  }
  return parts.join('') + 'Z'
}

/** Points on an ellipse, clockwise from the angle `from` to `to` in degrees; 0 is to the right, 90 is down. */
export function arc(middle: Point, wide: number, high: number, from: number, to: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180
    return [middle[0] + Math.cos(angle) * wide, middle[1] + Math.sin(angle) * high]
  })
}

/** A line that is thickest in its middle and runs out at both ends, as a pen draws it. */
export function taper(points: readonly [Point, Point, Point], width: number): string {
  const [[x1, y1], [x2, y2], [x3, y3]] = points
  const length = Math.hypot(x3 - x1, y3 - y1) || 1
  const [nx, ny] = [(-(y3 - y1) / length) * width, ((x3 - x1) / length) * width]
  const [cx, cy] = [x2 * 2 - (x1 + x3) / 2, y2 * 2 - (y1 + y3) / 2]
  const numbers = [x1, y1, cx + nx, cy + ny, x3, y3, cx - nx, cy - ny, x1, y1].map(round)
  return `M${numbers[0]} ${numbers[1]}Q${numbers.slice(2, 6).join(' ')}Q${numbers.slice(6).join(' ')}Z`
}

/** Points written as in SVG, `'x,y x,y …'`. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point)
}
