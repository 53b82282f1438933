import { mixColours } from '../mix_colours.ts'
import type { Scene } from './scene.ts'

export const cityScene: Scene = (random, { clothes, light, shapes }) => {
  const lamps = [light, light, ...clothes]
  const soft = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${random.between(0, 960)}" cy="${random.between(560, 1150)}" r="${random.between(20, 58)}" fill="${random.pick(lamps)}" fill-opacity="${random.between(0.35, 0.8)}"/>`
  )
  const rows = [0, 1].map((row) => {
    const colour = mixColours(shapes[1 + row] as string, shapes[3], row * 0.2)
    let houses = ''
    for (let x = -40; x < 980;) {
      const width = random.between(80, 170)
      const top = 430 + row * 170 + random.between(-130, 110)
      houses += `<path d="M${x} 1300V${top}${random.chance(0.35) ? `L${x + width / 2} ${top - 70}` : ''}L${x + width} ${top}V1300Z" fill="${colour}"/>`
      for (let window = 0; window < 5; window++) {
        if (random.chance(0.62))
          houses += `<rect x="${x + random.between(0.12, 0.7) * width}" y="${top + 40 + window * 56}" width="17" height="25" rx="3" fill="${light}" fill-opacity="${random.between(0.4, 0.95)}"/>`
      }
      x += width + random.between(-6, 16)
    }
    return houses
  })
  const near = Array.from({ length: 9 }, () => {
    const [x, y, size] = [random.between(-20, 980), random.between(780, 1180), random.between(34, 84)]
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="${random.pick(lamps)}" fill-opacity=".26"/><circle cx="${x}" cy="${y}" r="${size}" fill="none" stroke="${light}" stroke-opacity=".25" stroke-width="3"/>`
  })
  return { soft: soft.join(''), clear: rows.join('') + near.join('') }
}
