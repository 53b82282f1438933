import type { BitMatrix, create } from 'qrcode'

/** Light modules around the code, by which cameras find it (ISO/IEC 18004). */
const QUIET = 4
/** About as wide is a picture, in px. */
const WIDTH = 1024

/** Dark modules on light ones whatever the console's mode is: some cameras read nothing else. */
const [DARK, LIGHT] = ['#000', '#fff']

export interface QrCode {
  /** Modules of a side, with the quiet ones. */
  size: number
  /** The dark modules, as an SVG path. */
  path: string
}

/** Null for what doesn't fit into one. */
export function qrCode(make: typeof create, text: string): QrCode | null {
  try {
    const { modules } = make(text, { errorCorrectionLevel: 'M' })
    return { size: modules.size + 2 * QUIET, path: pathOf(modules) }
  } catch {
    return null
  }
}

function pathOf({ size, data }: BitMatrix): string {
  const isDark = (x: number, y: number) => x >= 0 && x < size && data[y * size + x] === 1
  const places = Array.from({ length: size * size }, (_, place) => [place % size, Math.floor(place / size)] as const)
  return places
    .filter(([x, y]) => isDark(x, y) && !isDark(x - 1, y))
    .map(([x, y]) => {
      let end = x
      while (isDark(end, y)) end++
      return `M${x + QUIET} ${y + QUIET}h${end - x}v1h${x - end}z`
    })
    .join('')
}

export function svgOf({ size, path }: QrCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="${LIGHT}" d="M0 0h${size}v${size}H0z"/><path fill="${DARK}" d="${path}"/></svg>`
}

export async function pngOf({ size, path }: QrCode): Promise<Blob> {
  const scale = Math.ceil(WIDTH / size)
  const canvas = new OffscreenCanvas(size * scale, size * scale)
  const context = canvas.getContext('2d')!
  context.scale(scale, scale)
  context.fillStyle = LIGHT
  context.fillRect(0, 0, size, size)
  context.fillStyle = DARK
  context.fill(new Path2D(path))
  return canvas.convertToBlob()
}
