import { faces } from './faces.ts'
import { fluidSize } from './fluid_size.ts'
import type { FontManifest } from './font_manifest.ts'
import type { Easing, Typeface } from './preset.ts'
import type { Theme } from './theme.ts'

const ROOT_PX = 16

export function shapeVariables(theme: Theme, fonts?: FontManifest[string]): Record<string, string> {
  const { type, space, radius, motion, target_size } = theme
  return {
    ...typeface('display', type.display, fonts),
    ...typeface('text', type.text, fonts),
    ...each('--text-size', type.sizes, fluidSize),
    ...Object.fromEntries(space.map((px, step) => [`--space-${step + 1}`, rem(px)])),
    ...each('--radius', radius, (px) => `${px}px`),
    '--radius-round': '999px',
    '--motion-quick': `${motion.quick}ms`,
    '--motion-normal': `${motion.normal}ms`,
    '--motion-slow': `${motion.slow}ms`,
    '--motion-ease-out': bezier(motion.ease_out),
    '--motion-ease-in-out': bezier(motion.ease_in_out),
    '--motion-spring': bezier(motion.spring),
    '--target-size': rem(target_size),
  }
}

function typeface(role: 'display' | 'text', set: Typeface, fonts?: FontManifest[string]): Record<string, string> {
  const { family, generic } = faces[set.face]
  const standIns = fonts?.[role].fallbacks.map((fallback) => fallback.family) ?? []
  const axes = Object.entries(set.axes ?? {}).map(([axis, at]) => `"${axis}" ${at}`)
  return {
    [`--font-${role}`]: [...[family, ...standIns].map((name) => `'${name}'`), generic].join(','),
    [`--font-${role}-weight`]: String(set.weight),
    [`--font-${role}-strong`]: String(set.strong),
    [`--font-${role}-line-height`]: String(set.line_height),
    [`--font-${role}-tracking`]: `${set.tracking}em`,
    [`--font-${role}-axes`]: axes.join(',') || 'normal',
  }
}

function each<Value>(prefix: string, tokens: Record<string, Value>, write: (value: Value) => string) {
  return Object.fromEntries(Object.entries(tokens).map(([token, value]) => [`${prefix}-${token}`, write(value)]))
}

function bezier(easing: Easing): string {
  return `cubic-bezier(${easing.join(',')})`
}

function rem(px: number): string {
  return `${px / ROOT_PX}rem`
}
