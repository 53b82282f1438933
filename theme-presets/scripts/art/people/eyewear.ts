import { box, line, oval } from '../svg.ts'
import type { Features } from './features.ts'

export type Eyewear = 'round' | 'square' | 'fine' | 'cat' | 'sun'

const COLOURS: Record<Eyewear, string> = {
  round: '#b5813f',
  square: '#2e2b36',
  fine: '#a8834a',
  cat: '#7a2f4a',
  sun: '#2b2328',
}

export function eyewear({ person, fx, turn, own }: Features): string {
  const kind = person.eyewear
  if (!kind) {
    return ''
  }
  const colour = COLOURS[kind]
  const thick = kind === 'fine' ? 2.8 : 4.6
  const pane = (side: 1 | -1) => {
    const x = fx(side * (41 + own(1) * 2.4))
    const wide = 33 * (side * turn > 0 ? 1 - Math.abs(turn) * 0.12 : 1)
    const frame = `stroke="${colour}" stroke-width="${thick}" fill-opacity="${kind === 'sun' ? 0.82 : 0.13}"`
    const glass = kind === 'sun' ? '#3a2a2a' : '#ffffff'
    const shine = line(`M${x - wide * 0.5} 6L${x - wide * 0.1} -12`, '#ffffff', 3, 'opacity="0.35"')
    if (kind === 'square' || kind === 'sun') {
      return box(x - wide, -22, wide * 2, 46, glass, 13, frame) + shine
    }
    if (kind === 'cat') {
      return (
        `<path d="M${x - side * wide} -16Q${x} -26 ${x + side * (wide + 9)} -27Q${x + side * (wide + 4)} 22 ${x} 24Q${x - side * wide} 22 ${x - side * wide} -16Z" fill="#ffffff" ${frame}/>` +
        shine
      )
    }
    return oval(x, 2, wide, kind === 'fine' ? 25 : 30, glass, frame) + shine
  }
  const bridge = `M${fx(-41) + 31} -4Q${fx(0, 1.2)} -13 ${fx(41) - 31} -4`
  const temple = (side: 1 | -1) => line(`M${fx(side * 41) + side * 33} -8L${side * 99} -4`, colour, thick)
  return line(bridge, colour, thick) + temple(-1) + temple(1) + pane(-1) + pane(1)
}
