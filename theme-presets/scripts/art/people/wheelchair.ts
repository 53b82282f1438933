import { box, line } from '../svg.ts'
import { shoulders } from './body.ts'
import type { Features } from './features.ts'

/** The back, the push handles and the tops of the wheels. */
export function wheelchair(features: Features): string {
  const wide = shoulders(features)
  const handle = (side: 1 | -1) =>
    line(`M${side * (wide + 26)} 640V268Q${side * (wide + 26)} 238 ${side * (wide + 48)} 238`, '#5b5f70', 15) +
    line(`M${side * (wide + 44)} 238H${side * (wide + 74)}`, '#2b2a35', 25)
  const wheel = (side: 1 | -1) =>
    `<ellipse cx="${side * (wide + 78)}" cy="640" rx="46" ry="230" fill="none" stroke="#2b2a35" stroke-width="19"/>` +
    `<ellipse cx="${side * (wide + 78)}" cy="640" rx="32" ry="206" fill="none" stroke="#b9bccb" stroke-width="7"/>`
  return box(-wide - 24, 286, wide * 2 + 48, 340, '#34364a', 26) + handle(-1) + handle(1) + wheel(-1) + wheel(1)
}
