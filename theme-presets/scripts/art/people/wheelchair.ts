import { box, line } from '../svg.ts'
import { shoulders } from './body.ts'
import type { Features } from './features.ts'

/** The back, the push handles and the tops of the wheels. */
export function wheelchair(features: Features): string {
  const wide = shoulders(features)
  const handle = (side: 1 | -1) =>
    line(`M${side * (wide - 8)} 640V262Q${side * (wide - 8)} 236 ${side * (wide + 34)} 238`, '#5b5f70', 15) +
    line(`M${side * (wide + 20)} 238H${side * (wide + 62)}`, '#2b2a35', 25)
  const wheel = (side: 1 | -1) =>
    `<ellipse cx="${side * (wide + 70)}" cy="640" rx="46" ry="190" fill="none" stroke="#2b2a35" stroke-width="19"/>` +
    `<ellipse cx="${side * (wide + 70)}" cy="640" rx="32" ry="168" fill="none" stroke="#b9bccb" stroke-width="7"/>`
  return box(-wide + 10, 292, wide * 2 - 20, 340, '#34364a', 26) + handle(-1) + handle(1) + wheel(-1) + wheel(1)
}
