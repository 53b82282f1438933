/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

export function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
}

function hex(channels: readonly number[]): string {
  return '#' + channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')
}

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgb(first), rgb(second)]
  return hex(a.map((one, index) => one + (b[index]! - one) * share))
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#fff6ea', share)
}

/** Towards a warm dark rather than black, as shadows are painted. */
export function darker(colour: string, share: number): string {
  return mix(colour, '#2a1226', share)
}

/** Perceived lightness, 0 to 1. */
export function lightness(colour: string): number {
  const [r, g, b] = rgb(colour)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}
