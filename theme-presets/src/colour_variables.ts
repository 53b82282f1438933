import { fromHex, toHex } from './oklch.ts'
import type { Mode, Shadow } from './preset.ts'
import type { Theme } from './theme.ts'

const GRADIENT_ANGLE = '120deg'

export function colourVariables(theme: Theme, mode: Mode): Record<string, string> {
  const { gradient, shadow, ...colours } = theme.modes[mode]
  return {
    ...named('color', colours),
    '--gradient': `linear-gradient(${GRADIENT_ANGLE},${gradient.join(',')})`,
    ...named(
      'shadow',
      Object.fromEntries(Object.entries(theme.elevation).map(([level, fall]) => [level, boxShadow(fall, shadow)]))
    ),
  }
}

function boxShadow({ y, blur, strength }: Shadow, colour: string): string {
  const base = fromHex(colour)
  const alpha = Math.min(1, base.alpha * strength)
  return alpha === 0 ? 'none' : `0 ${y}px ${blur}px ${toHex({ ...base, alpha })}`
}

function named(group: string, tokens: Record<string, string>): Record<string, string> {
  const entries = Object.entries(tokens)
  return Object.fromEntries(entries.map(([token, value]) => [`--${group}-${token.replaceAll('_', '-')}`, value]))
}
