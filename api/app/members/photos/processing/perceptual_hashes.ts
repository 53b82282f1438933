import type { Sharp } from 'sharp'

const SIDE = 8
const ROW = SIDE + 1

/** dHash: for each of 8 × 8 places, whether it gets brighter to the right; robust to other sizes, formats and qualities. */
export async function perceptualHashesOf(picture: Sharp): Promise<{ perceptualHash: string; mirrorHash: string }> {
  const grey = await picture
    .resize({ width: ROW, height: SIDE, fit: 'fill' })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer()
  return {
    perceptualHash: hashOf((row, column) => grey[row * ROW + column]!),
    mirrorHash: hashOf((row, column) => grey[row * ROW + SIDE - column]!),
  }
}

function hashOf(brightness: (row: number, column: number) => number): string {
  let bits = 0n
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++)
      bits = (bits << 1n) | (brightness(row, column) < brightness(row, column + 1) ? 1n : 0n)
  return String(BigInt.asIntN(64, bits))
}
