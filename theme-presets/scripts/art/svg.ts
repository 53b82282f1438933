/** Short writers of the few SVG elements that the drawings are made of. */
export function fill(d: string, colour: string, more = ''): string {
  return `<path d="${d}" fill="${colour}" ${more}/>`
}

export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function dot(x: number, y: number, radius: number, colour: string, more = ''): string {
  return oval(x, y, radius, radius, colour, more)
}

export function oval(x: number, y: number, wide: number, high: number, colour: string, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${colour}" ${more}/>`
}

/** `width` and `height` with its corners rounded by `radius`. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  radius = 0,
  more = ''
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}" ${more}/>`
}

export function moved(content: string, x: number, y: number, turn = 0, scale = 1, flip = false): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${content}</g>`
}

let names = 0

/** `content` seen through the shape `d` only. */
export function within(d: string, content: string): string {
  const name = `clip-${++names}`
  return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${content}</g>`
}

/** An oval that fades towards its edge, as a blush on a cheek does. */
export function glow(x: number, y: number, wide: number, high: number, colour: string, strength: number): string {
  const name = `glow-${++names}`
  const stops = [0, 0.5, 1].map((at) => {
    const opacity = strength * (1 - at) ** 1.5
    return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  })
  return `<radialGradient id="${name}">${stops.join('')}</radialGradient>` + oval(x, y, wide, high, `url(#${name})`)
}
