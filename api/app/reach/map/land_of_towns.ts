import { distance, type Link, type Neighbours, type Point } from './neighbours.js'
import { fillHoles, type Grid, dilate } from './raster.js'

/** Towns of another piece lie elsewhere in truth; no land is between them. */
export type RegionTown = Point & { region_id: string; piece: number }

/** Of the picture's units. */
export const CELL = 5
/** In cells: land around a town, and around what it reaches. */
const COAST = 2
/** In cells: narrower inlets close, and with them lakes that they would open. */
const INLET = 2
/** Share of the distances between towns that are usual in a country or region, and how many of those land reaches. */
const USUAL = 0.97
const REACH = 2.2
/** Without a coast there are no bays to keep open, but mountains to cross. */
const REACH_INLAND = 6
/** Regions settled thinly or densely reach so much more or less than the country. */
const [LEAST_REACH, MOST_REACH] = [0.8, 2.2]
/** Distances to the closest neighbours; a lonely town may reach twice their mean. */
const CLOSEST = 4
const LONELY_REACH = 2
/** Of the reach: regions further apart have a sea between them. */
const STRAIT = 0.5
/** Of the reach: towns of a region this close are on the same land even without a third. */
const SPIT = 0.6

/** Where there is land: between towns that are no further apart than is usual there, in triangles of neighbours. So bays stay open, and thinly settled regions are land too. */
export function landOfTowns(
  grid: Grid,
  towns: RegionTown[],
  { triangles, links, tree }: Neighbours,
  hasCoast: boolean
): Uint8Array {
  const lengths = tree.map(({ length }) => length)
  const usual = (hasCoast ? REACH : REACH_INLAND) * usualOf(lengths)
  const reach = regionReaches(towns, tree, usual)
  const lonely = lonelyReaches(towns, links)
  const shortest = shortestBetween(towns, links)
  const land = new Uint8Array(grid.columns * grid.rows)

  const haveSea = (one: RegionTown, other: RegionTown) => {
    const pair = pairOf(one, other)
    return (
      one.piece !== other.piece ||
      (pair !== undefined && (shortest.get(pair) ?? Infinity) > (STRAIT * (reach(one) + reach(other))) / 2)
    )
  }
  for (const corners of triangles) {
    const [a, b, c] = corners
    const [one, two, three] = [towns[a]!, towns[b]!, towns[c]!]
    const longest = Math.max(distance(one, two), distance(two, three), distance(three, one))
    const mean = (reach(one) + reach(two) + reach(three)) / 3
    const most = Math.max(mean, Math.min(lonely[a]!, lonely[b]!, lonely[c]!))
    const hasSea = haveSea(one, two) || haveSea(two, three) || haveSea(three, one)
    if (longest <= most && !hasSea) fillTriangle(grid, land, [one, two, three])
  }
  for (const { from, to, length } of links) {
    const [one, other] = [towns[from]!, towns[to]!]
    const isSpit = one.region_id === other.region_id && one.piece === other.piece && length <= SPIT * reach(one)
    if (isSpit) fillLine(grid, land, one, other)
  }
  for (const town of towns) fillLine(grid, land, town, town)
  dilate(grid, land, COAST + INLET)
  fillHoles(grid, land)
  const sea = land.map((isLand) => 1 - isLand)
  dilate(grid, sea, INLET)
  return sea.map((isSea) => 1 - isSea)
}

function regionReaches(towns: RegionTown[], tree: Link[], usual: number): (town: RegionTown) => number {
  const lengths = new Map<string, number[]>()
  for (const { from, to, length } of tree) {
    for (const region of new Set([towns[from]!.region_id, towns[to]!.region_id])) {
      lengths.set(region, [...(lengths.get(region) ?? []), length])
    }
  }
  const reaches = new Map(
    [...lengths].map(([region, ofRegion]) => [
      region,
      Math.min(Math.max(REACH * usualOf(ofRegion), LEAST_REACH * usual), MOST_REACH * usual),
    ])
  )
  return ({ region_id }) => reaches.get(region_id) ?? usual
}

function lonelyReaches(towns: RegionTown[], links: Link[]): number[] {
  const closest: number[][] = towns.map(() => [])
  for (const { from, to, length } of links) {
    for (const town of [from, to]) if (closest[town]!.length < CLOSEST) closest[town]!.push(length)
  }
  return closest.map((lengths) => (LONELY_REACH * lengths.reduce((sum, length) => sum + length, 0)) / lengths.length)
}

function shortestBetween(towns: RegionTown[], links: Link[]): Map<string, number> {
  const shortest = new Map<string, number>()
  for (const { from, to, length } of links) {
    const pair = pairOf(towns[from]!, towns[to]!)
    if (pair !== undefined && !shortest.has(pair)) shortest.set(pair, length)
  }
  return shortest
}

function pairOf({ region_id: one }: RegionTown, { region_id: other }: RegionTown): string | undefined {
  return one === other ? undefined : [one, other].sort().join(' ')
}

function fillTriangle({ columns }: Grid, land: Uint8Array, [a, b, c]: [Point, Point, Point]): void {
  const [left, right] = [Math.min(a.x, b.x, c.x), Math.max(a.x, b.x, c.x)]
  const [top, bottom] = [Math.min(a.y, b.y, c.y), Math.max(a.y, b.y, c.y)]
  for (let y = Math.ceil(top / CELL); y * CELL <= bottom; y++) {
    for (let x = Math.ceil(left / CELL); x * CELL <= right; x++) {
      const [one, two, three] = [side(a, b, x, y), side(b, c, x, y), side(c, a, x, y)]
      if (Math.min(one, two, three) >= 0 || Math.max(one, two, three) <= 0) land[y * columns + x] = 1
    }
  }
}

/** On which side of a line a cell is: below zero, or above it. */
function side(from: Point, to: Point, x: number, y: number): number {
  return (to.x - from.x) * (y * CELL - from.y) - (to.y - from.y) * (x * CELL - from.x)
}

function fillLine({ columns }: Grid, land: Uint8Array, from: Point, to: Point): void {
  const steps = Math.ceil(distance(from, to) / CELL) || 1
  for (let step = 0; step <= steps; step++) {
    const x = from.x + ((to.x - from.x) * step) / steps
    const y = from.y + ((to.y - from.y) * step) / steps
    land[Math.round(y / CELL) * columns + Math.round(x / CELL)] = 1
  }
}

function usualOf(sorted: number[]): number {
  return sorted[Math.floor(sorted.length * USUAL)] ?? 0
}
