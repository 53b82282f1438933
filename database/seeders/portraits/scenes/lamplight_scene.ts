import type { Scene } from './scene.ts'

export const lamplightScene: Scene = (random, { clothes, light, shapes }) => {
  const soft = Array.from(
    { length: 30 },
    () =>
      `<circle cx="${random.between(0, 960)}" cy="${random.between(0, 1200)}" r="${random.between(26, 110)}" fill="${random.pick([light, light, shapes[0], shapes[1], ...clothes])}" fill-opacity="${random.between(0.16, 0.55)}"/>`
  )
  const strings = [0, 1, 2].map((row) => {
    const [from, to, sag] = [
      random.between(60, 240) + row * 150,
      random.between(60, 240) + row * 150,
      random.between(110, 210),
    ]
    const lamps = Array.from({ length: 9 }, (_, lamp) => {
      const share = (lamp + 0.5) / 9
      const y = from * (1 - share) + to * share + sag * 4 * share * (1 - share) * 0.5
      return `<circle cx="${share * 960}" cy="${y + 16}" r="34" fill="${light}" fill-opacity=".2"/><circle cx="${share * 960}" cy="${y + 16}" r="${11 + row * 2}" fill="${light}"/>`
    })
    return `<path d="M-10 ${from}Q480 ${(from + to) / 2 + sag} 970 ${to}" stroke="${shapes[3]}" stroke-opacity=".7" stroke-width="4" fill="none"/>${lamps.join('')}`
  })
  return { soft: soft.join(''), clear: strings.join('') }
}
