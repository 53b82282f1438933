import { DisjointSets } from './disjoint_sets.js'
import { distance, neighboursOf, type Point } from './neighbours.js'

export interface Located {
  lon: number
  lat: number
}

/** Towns of one piece lie to each other as in truth. */
type Placed<Town> = Town & Point & { piece: number }

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const WIDEST = 1000
const TALLEST = 1400
/** Room for the land around the outermost towns. */
const MARGIN = 24
/** Of the country's diagonal, and at most in degrees: what lies further from the rest is a piece of its own. */
const FAR = 0.15
const FARTHEST = 6
/** Of all towns: larger pieces are part of the country's own shape. */
const SMALL = 0.06
/** With fewer towns there is no shape to show. */
const FEWEST = 3
/** How much larger pieces may make the picture before they are moved closer, or left out if they have few towns. */
const STRETCH = 1.2
const STRETCH_OF_FEW = 1.04
/** Of the country's diagonal: how wide the sea around a moved piece stays. */
const SEA = 0.08
/** Of the country's width and height: moved pieces are drawn no larger. */
const LARGEST_MOVED = 0.3

/** Where towns lie in a picture. As on printed maps, islands far off (the Canaries, Bornholm, Hawaii) are moved closer. */
export function placeTowns<Town extends Located>(towns: Town[]) {
  const { home, far } = pieces(projected(towns))
  const box = boxOf(home)
  const placed = [...home]
  for (const [number, piece] of far.entries()) {
    placed.push(...moved(piece, box, placed).map((town) => ({ ...town, piece: number + 1 })))
  }
  const { left, top, right, bottom } = boxOf(placed)
  const scale = Math.min((WIDEST - 2 * MARGIN) / (right - left || 1), (TALLEST - 2 * MARGIN) / (bottom - top || 1))
  return {
    width: Math.round((right - left) * scale + 2 * MARGIN),
    height: Math.round((bottom - top) * scale + 2 * MARGIN),
    towns: placed.map((town) => ({
      ...town,
      x: MARGIN + (town.x - left) * scale,
      y: MARGIN + (town.y - top) * scale,
    })),
  }
}

/** Equirectangular, true to scale at the middle latitude. */
function projected<Town extends Located>(towns: Town[]): Placed<Town>[] {
  const lats = towns.map(({ lat }) => lat)
  const narrowing = Math.cos((((Math.min(...lats) + Math.max(...lats)) / 2) * Math.PI) / 180)
  return towns.map((town) => ({ ...town, piece: 0, x: town.lon * narrowing, y: -town.lat }))
}

function pieces<Town extends Located>(towns: Placed<Town>[]) {
  const gap = Math.min(FAR * diagonal(boxOf(towns)), FARTHEST)
  const joined = new DisjointSets(towns.length)
  for (const { from, to, length } of neighboursOf(towns).tree) if (length <= gap) joined.union(from, to)
  const all = [...Map.groupBy(towns.keys(), (one) => joined.find(one)).values()]
    .map((piece) => piece.map((one) => towns[one]!))
    .sort((one, other) => other.length - one.length)
  const home = all.filter((piece, place) => place === 0 || piece.length > SMALL * towns.length).flat()
  const far: Placed<Town>[][] = []
  for (const piece of all.filter(([first]) => !home.includes(first!))) {
    const stretch = area(boxOf([...home, ...piece])) / area(boxOf(home))
    const hasFew = piece.length < FEWEST
    if (stretch <= (hasFew ? STRETCH_OF_FEW : STRETCH)) home.push(...piece)
    else if (!hasFew) far.push(piece)
  }
  return { home, far }
}

/** As close to the country as the sea around it allows, on the side where it is. */
function moved<Town extends Located>(piece: Placed<Town>[], home: Box, others: Point[]): Placed<Town>[] {
  const truly = boxOf(piece)
  const own = projected(piece)
  const { left, top, right, bottom } = boxOf(own)
  const scale = Math.min(
    1,
    (LARGEST_MOVED * (home.right - home.left)) / (right - left || 1),
    (LARGEST_MOVED * (home.bottom - home.top)) / (bottom - top || 1)
  )
  const [width, height] = [(right - left) * scale, (bottom - top) * scale]
  const near = {
    x: Math.min(Math.max(truly.left, home.left), home.right - width),
    y: Math.min(Math.max(truly.top, home.top), home.bottom - height),
  }
  const at = (step: number) => {
    const x = near.x + step * (truly.left - near.x)
    const y = near.y + step * (truly.top - near.y)
    return own.map((town) => ({ ...town, x: x + (town.x - left) * scale, y: y + (town.y - top) * scale }))
  }
  const sea = SEA * diagonal(home)
  for (let step = 0; step < 1; step += 0.02) {
    const tried = at(step)
    if (tried.every((one) => others.every((other) => distance(one, other) > sea))) return tried
  }
  return at(1)
}

function boxOf(points: Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

function area({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top)
}

function diagonal({ left, top, right, bottom }: Box): number {
  return Math.hypot(right - left, bottom - top)
}
