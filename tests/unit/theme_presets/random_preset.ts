import fc from 'fast-check'
import type { ModeColours, Preset } from '@manyhearts/theme-presets/preset'
import { presets } from '@manyhearts/theme-presets/presets'

const colour = (least = 0, most = 1) =>
  fc
    .tuple(
      fc.double({ min: least, max: most, noNaN: true }),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.integer({ min: 0, max: 360 })
    )
    .map(([l, c, h]) => `oklch(${l.toFixed(4)} ${c.toFixed(4)} ${h})`)

const isGround = (token: string) => token.startsWith('surface_') || token.endsWith('_soft')

function mode(least: number, most: number): fc.Arbitrary<ModeColours> {
  const colours = Object.keys(presets.blush.colours.light).map((token) => {
    const range = token === 'scrim' ? [0, 0.4] : isGround(token) ? [least, most] : [0, 1]
    return [token, colour(...(range as [number, number]))]
  })
  return fc
    .record({
      ...Object.fromEntries(colours),
      gradient: fc.array(colour(), { minLength: 2, maxLength: 4 }),
    })
    .map((made) => made as unknown as ModeColours)
}

/** Any preset the parser accepts, however tasteless. */
export const randomPreset: fc.Arbitrary<Preset> = fc
  .record({ light: mode(0.85, 1), dark: mode(0, 0.4) })
  .map((colours) => ({ ...presets.blush, colours }))
