/** Perceived lightness (0..1), chroma (0 is grey) and hue (degrees). */
export type Oklch = { l: number; c: number; h: number; alpha: number }

type Triple = [number, number, number]

/** sRGB hex of six digits, eight with alpha; never out of gamut. */
export function toHex(colour: Oklch): string {
  const channels = toLinear(inGamut(colour)).map(gamma)
  const alpha = colour.alpha < 1 ? [colour.alpha] : []
  return '#' + [...channels, ...alpha].map(byte).join('')
}

/** Reads `#rgb`, `#rrggbb` or `#rrggbbaa`; the caller has checked the format. */
export function fromHex(hex: string): Oklch {
  const [r, g, b] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
    alpha: hex.length === 9 ? parseInt(hex.slice(7), 16) / 255 : 1,
  }
}

/** Red, green and blue as amounts of light, 0..1, which contrast is computed from. */
export function linearChannels(hex: string): Triple {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  return [1, 3, 5].map((at) => {
    const v = parseInt(long.slice(at, at + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }) as Triple
}

/** Screens can't show every chroma: finds the most that fits this lightness and hue, by bisection. */
function inGamut(colour: Oklch): Oklch {
  if (colour.l <= 0 || colour.l >= 1) {
    return { ...colour, l: colour.l <= 0 ? 0 : 1, c: 0 }
  }
  if (fits(colour)) {
    return colour
  }
  let low = 0
  let high = colour.c
  for (let i = 0; i < 16; i++) {
    const c = (low + high) / 2
    if (fits({ ...colour, c })) {
      low = c
    } else {
      high = c
    }
  }
  return { ...colour, c: low }
}

function fits(colour: Oklch): boolean {
  return toLinear(colour).every((v) => v >= -0.0001 && v <= 1.0001)
}

function toLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function gamma(v: number): number {
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055
}

function byte(v: number): string {
  return Math.round(Math.min(1, Math.max(0, v)) * 255)
    .toString(16)
    .padStart(2, '0')
}
