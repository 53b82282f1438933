import { distance, type Point } from './neighbours.js'

/** How far a simplified outline may be from the true one. */
const TOLERANCE = 1.2

/** A closed SVG path in whole units, without corners that nobody would miss. */
export function outlinePath(ring: Point[]): string {
  const rounded = simplified(ring).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const corners = rounded.filter(({ x, y }, place) => {
    const before = rounded.at(place - 1)!
    return x !== before.x || y !== before.y
  })
  if (corners.length < 3) return ''
  const [first, ...others] = corners
  let before = first!
  let path = `M${before.x} ${before.y}l`
  for (const corner of others) {
    path += `${path.endsWith('l') ? '' : ' '}${corner.x - before.x} ${corner.y - before.y}`
    before = corner
  }
  return `${path}z`
}

/** Douglas-Peucker, on both sides of the two corners furthest apart. */
function simplified(ring: Point[]): Point[] {
  const furthest = indexOfMost(ring, (corner) => distance(corner, ring[0]!))
  return [...withoutEnd(ring.slice(0, furthest + 1)), ...withoutEnd([...ring.slice(furthest), ring[0]!])]
}

function withoutEnd(line: Point[]): Point[] {
  const [from, to] = [line[0]!, line.at(-1)!]
  const furthest = indexOfMost(line, (point) => toLine(point, from, to))
  return toLine(line[furthest]!, from, to) > TOLERANCE
    ? [...withoutEnd(line.slice(0, furthest + 1)), ...withoutEnd(line.slice(furthest))]
    : [from]
}

/** How far a point is from a line that has ends. */
function toLine(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1)
  const part = Math.min(Math.max(along, 0), 1)
  return distance(point, { x: from.x + part * x, y: from.y + part * y })
}

function indexOfMost(points: Point[], measure: (point: Point) => number): number {
  let most = 0
  for (const [place, point] of points.entries()) if (measure(point) > measure(points[most]!)) most = place
  return most
}
