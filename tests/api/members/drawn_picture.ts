import sharp, { type Sharp } from 'sharp'

const WIDTH = 480
const HEIGHT = 600

/** A picture of its own for each seed: light from a corner, in front of it a person, a landscape or some shapes, and grain. */
export async function drawnPicture(seed: number): Promise<Sharp> {
  const next = numbers(seed)
  const between = (least: number, most: number) => least + next() * (most - least)
  const colour = () => `hsl(${between(0, 360)} ${between(10, 80)}% ${between(8, 92)}%)`
  const scene = [person, landscape, shapes][Math.floor(next() * 3)]!
  const svg = `<svg width="${WIDTH}" height="${HEIGHT}"><defs>
    <radialGradient id="light" cx="${between(0, 1)}" cy="${between(0, 1)}" r="${between(0.5, 1.2)}">
      <stop offset="0" stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#light)"/>${scene()}</svg>`
  const grain = Buffer.from(Array.from({ length: 60 * 75 }, () => Math.floor(between(0, 255))))
  const veil = await sharp(grain, { raw: { width: 60, height: 75, channels: 1 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .toColourspace('srgb')
    .ensureAlpha(between(0.05, 0.2))
    .png()
    .toBuffer()
  const pixels = await sharp(Buffer.from(svg))
    .composite([{ input: veil }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(pixels)

  function person(): string {
    const [x, y, head] = [between(140, 340), between(150, 280), between(60, 120)]
    return `<ellipse cx="${x}" cy="${y - head / 3}" rx="${head * 1.2}" ry="${head * 1.4}" fill="${colour()}"/>
      <ellipse cx="${x}" cy="${HEIGHT}" rx="${head * between(1.6, 2.4)}" ry="${HEIGHT - y - head}" fill="${colour()}"/>
      <ellipse cx="${x}" cy="${y}" rx="${head * 0.8}" ry="${head}" fill="${colour()}"/>${shapes()}`
  }

  function landscape(): string {
    const bands = Array.from({ length: 4 }, (_, band) => {
      const [left, right] = [between(0.2, 0.9), between(0.2, 0.9)].map((part) => HEIGHT * (part + band / 6))
      return `<polygon points="0,${left} ${WIDTH},${right} ${WIDTH},${HEIGHT} 0,${HEIGHT}" fill="${colour()}"/>`
    })
    return bands.join('') + shapes()
  }

  function shapes(): string {
    return Array.from({ length: 3 + Math.floor(next() * 6) }, () => {
      const [x, y, size] = [between(0, WIDTH), between(0, HEIGHT), between(20, 140)]
      return next() < 0.5
        ? `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour()}"/>`
        : `<rect x="${x}" y="${y}" width="${size * 2}" height="${size}" fill="${colour()}" transform="rotate(${between(0, 180)} ${x} ${y})"/>`
    }).join('')
  }
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
