import type { Random } from '../random.ts'

/** A rolling edge from left to right with everything below it: a hill, a dune, a wave. */
export function ridge(random: Random, y: number, height: number, waves: number): string {
  const step = 1120 / waves
  const start = -80 - random.between(0, step)
  let path = `M${start.toFixed(0)} 1300V${y.toFixed(0)}`
  for (let x = start; x < 1060; x += step) {
    const top = y - height * random.between(0.35, 1)
    path += `Q${(x + step * random.between(0.35, 0.65)).toFixed(0)} ${top.toFixed(0)} ${(x + step).toFixed(0)} ${(y + random.between(-0.2, 0.3) * height).toFixed(0)}`
  }
  return `${path}V1300Z`
}
