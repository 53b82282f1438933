import type { Random } from '../random.ts'

/** A bundle of bristles side by side, each slightly off and slightly thinner. */
export function brushStroke(
  random: Random,
  stroke: { x: number; y: number; length: number; width: number; angle: number; colour: string; opacity: number }
): string {
  const hairs = 5
  const bend = random.between(-0.22, 0.22) * stroke.length
  const paths = Array.from({ length: hairs }, (_, hair) => {
    const across = ((hair + 0.5) / hairs - 0.5) * stroke.width
    const start = random.between(-0.06, 0.06) * stroke.length
    const end = stroke.length * random.between(0.86, 1.08)
    return `<path d="M${start.toFixed(0)} ${across.toFixed(0)}Q${(stroke.length / 2).toFixed(0)} ${(across + bend).toFixed(0)} ${end.toFixed(0)} ${across.toFixed(0)}" stroke-width="${((stroke.width / hairs) * random.between(0.8, 1.7)).toFixed(1)}"/>`
  })
  return `<g transform="translate(${stroke.x.toFixed(0)} ${stroke.y.toFixed(0)}) rotate(${stroke.angle.toFixed(0)})" fill="none" stroke="${stroke.colour}" stroke-opacity="${stroke.opacity}" stroke-linecap="round">${paths.join('')}</g>`
}
