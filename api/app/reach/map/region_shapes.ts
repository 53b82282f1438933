import { contours } from 'd3-contour'
import { CELL, landOfTowns, type RegionTown } from './land_of_towns.js'
import { distance, neighboursOf, type Point } from './neighbours.js'
import { outlinePath } from './outline.js'
import { adjacentCells, blur, type Grid, islandsOf } from './raster.js'

export interface RegionShape {
  /** Closed SVG path. Empty where a region has no land of a size that shows. */
  shape: string
  /** The middle of its land, for its name. */
  middle: Point | null
}

interface Canvas<Town> {
  width: number
  height: number
  hasCoast: boolean
  towns: Town[]
}

export interface Shapes<Town> {
  shapes: Map<string, RegionShape>
  /** Those that lie on land. */
  towns: Town[]
}

/** In cells. */
const ISLET = 60
/** Smaller regions (Bremen, Ceuta) are widened to a spot that can be seen and pressed. */
const SPOT = 32
const SPOT_RADIUS = 16
/** In cells, how far coasts and borders are smoothed, and how much of a region counts for its middle. */
const COAST_SMOOTHING = 2
const BORDER_SMOOTHING = 1
const MIDDLE = 9

/** Takes towns, the largest first, and draws regions from nothing but their towns: land reaches from town to town, and each part of it belongs to the region of the nearest. */
export function regionShapes<Town extends RegionTown>({
  width,
  height,
  hasCoast,
  towns: all,
}: Canvas<Town>): Shapes<Town> {
  const grid = { columns: Math.ceil(width / CELL) + 1, rows: Math.ceil(height / CELL) + 1 }
  const neighbours = neighboursOf(all)
  const land = landOfTowns(grid, all, neighbours, hasCoast)
  const regions = [...new Set(all.map(({ region_id }) => region_id))]
  const owners = new Int16Array(land.length).fill(-1)
  let nearest = 0
  for (const cell of land.keys()) {
    if (!land[cell]) continue
    const { x, y } = placeOf(grid, cell)
    nearest = neighbours.nearest(x, y, nearest)
    owners[cell] = regions.indexOf(all[nearest]!.region_id)
  }
  dropIslets(grid, owners, regions.length)
  widenSpots(
    grid,
    owners,
    regions.map((id) => all.find(({ region_id }) => region_id === id)!)
  )
  const fields = fieldsOf(grid, owners, regions.length)
  const shapes = regions.map((id, place) => [id, shapeOf(grid, owners, place, fields[place]!)] as const)
  const towns = all.filter(({ x, y }) => owners[Math.round(y / CELL) * grid.columns + Math.round(x / CELL)]! >= 0)
  return { shapes: new Map(shapes), towns }
}

/** Small pieces of a region that has a larger one go to the region around them, or to the sea. */
function dropIslets(grid: Grid, owners: Int16Array, count: number): void {
  for (let region = 0; region < count; region++) {
    const [, ...others] = islandsOf(
      grid,
      owners.map((owner) => (owner === region ? 1 : 0))
    ).sort((one, other) => other.length - one.length)
    for (const islet of others.filter(({ length }) => length < ISLET)) {
      const around = islet.flatMap((cell) => adjacentCells(grid, cell)).map((cell) => owners[cell]!)
      const next = around.find((owner) => owner !== region && owner >= 0) ?? -1
      for (const cell of islet) owners[cell] = next
    }
  }
}

function widenSpots(grid: Grid, owners: Int16Array, largest: Point[]): void {
  const cells = Map.groupBy(owners.keys(), (cell) => owners[cell]!)
  for (const [region, town] of largest.entries()) {
    if ((cells.get(region)?.length ?? 0) >= SPOT) continue
    for (const cell of owners.keys()) if (distance(placeOf(grid, cell), town) <= SPOT_RADIUS) owners[cell] = region
  }
}

function placeOf({ columns }: Grid, cell: number): Point {
  return { x: (cell % columns) * CELL, y: Math.floor(cell / columns) * CELL }
}

/** How much a cell is of each region: above zero within it, and zero where it meets another region or the sea. Smooth, and regions meet exactly. */
function fieldsOf(grid: Grid, owners: Int16Array, count: number): Float32Array[] {
  const onLand = blur(
    grid,
    owners.map((owner) => (owner >= 0 ? 1 : 0)),
    COAST_SMOOTHING
  )
  const shares = Array.from({ length: count }, (_, region) =>
    blur(
      grid,
      owners.map((owner) => (owner === region ? 1 : 0)),
      BORDER_SMOOTHING
    )
  )
  const first = new Float32Array(owners.length)
  const second = new Float32Array(owners.length)
  for (const share of shares) {
    for (const [cell, value] of share.entries()) {
      if (value > first[cell]!) {
        second[cell] = first[cell]!
        first[cell] = value
      } else if (value > second[cell]!) second[cell] = value
    }
  }
  return shares.map((share) =>
    share.map((value, cell) => Math.min(value - (value === first[cell] ? second : first)[cell]!, onLand[cell]! - 0.5))
  )
}

function shapeOf(grid: Grid, owners: Int16Array, region: number, field: Float32Array): RegionShape {
  const { coordinates } = contours()
    .size([grid.columns, grid.rows])
    .contour([...field], 0)
  // d3-contour has the middle of the first cell at 0.5.
  const rings = coordinates
    .flat()
    .map((ring) => ring.slice(1).map(([x, y]) => ({ x: (x! - 0.5) * CELL, y: (y! - 0.5) * CELL })))
  return { shape: rings.map(outlinePath).join(''), middle: middleOf(grid, owners, region) }
}

function middleOf(grid: Grid, owners: Int16Array, region: number): Point | null {
  const crowd = blur(
    grid,
    owners.map((owner) => (owner === region ? 1 : 0)),
    MIDDLE
  )
  let best = -1
  for (const [cell, value] of crowd.entries()) if (owners[cell] === region && value > (crowd[best] ?? 0)) best = cell
  return best < 0 ? null : placeOf(grid, best)
}
