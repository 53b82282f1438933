import { fromHex, type Oklch } from './oklch.ts'

const number = String.raw`(\d*\.?\d+)`
const lightnessChromaHue = [number, number, number].join(String.raw`\s+`)
const oklchText = new RegExp(String.raw`^oklch\(\s*${lightnessChromaHue}\s*(?:/\s*${number}\s*)?\)$`)
const hexText = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i

/** Reads `#e0447c` or `oklch(0.62 0.2 0)`. */
export function parseColour(text: string): Oklch | undefined {
  if (hexText.test(text)) {
    return fromHex(text)
  }
  const [, l, c, h, alpha] = oklchText.exec(text) ?? []
  const colour = { l: Number(l), c: Number(c), h: Number(h), alpha: Number(alpha ?? 1) }
  const isPossible = colour.l <= 1 && colour.c <= 0.5 && colour.h <= 360 && colour.alpha <= 1
  return isPossible ? colour : undefined
}

/** @throws RangeError when the text names no colour */
export function knownColour(text: string): Oklch {
  const colour = parseColour(text)
  if (!colour) {
    throw new RangeError(`"${text}" is no colour: write #rrggbb or oklch(L C H)`)
  }
  return colour
}
