import { Delaunay } from 'd3-delaunay'
import { DisjointSets } from './disjoint_sets.js'

export interface Point {
  x: number
  y: number
}

/** A line between two neighbours, by their places in the list. */
export interface Link {
  from: number
  to: number
  length: number
}

export interface Neighbours {
  triangles: [number, number, number][]
  /** Sides of the triangles, shortest first. */
  links: Link[]
  /** The least of the links that hold all points together. */
  tree: Link[]
  nearest: (x: number, y: number, guess: number) => number
}

export function neighboursOf(points: Point[]): Neighbours {
  const delaunay = Delaunay.from(
    points,
    ({ x }) => x,
    ({ y }) => y
  )
  const { triangles: corners, halfedges } = delaunay
  const links: Link[] = []
  for (const [side, opposite] of halfedges.entries()) {
    if (side < opposite) continue
    const [from, to] = [corners[side]!, corners[side % 3 === 2 ? side - 2 : side + 1]!]
    links.push({ from, to, length: distance(points[from]!, points[to]!) })
  }
  links.sort((one, other) => one.length - other.length)
  const joined = new DisjointSets(points.length)
  return {
    triangles: Array.from({ length: corners.length / 3 }, (_, one) => [
      corners[3 * one]!,
      corners[3 * one + 1]!,
      corners[3 * one + 2]!,
    ]),
    links,
    tree: links.filter(({ from, to }) => joined.union(from, to)),
    nearest: (x, y, guess) => delaunay.find(x, y, guess),
  }
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
