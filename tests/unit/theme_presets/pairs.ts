import { EDGE_CONTRAST, TEXT_CONTRAST, contrast } from '@manyhearts/theme-presets/contrast'
import { roles } from '@manyhearts/theme-presets/roles'
import type { ThemeColours } from '@manyhearts/theme-presets/resolve_colours'

type Pair = [over: keyof ThemeColours, under: keyof ThemeColours, least: number]

const surfaces = ['surface_0', 'surface_1', 'surface_2', 'surface_3'] as const
const tints = roles.map((role) => `${role}_soft` as const)

const pairs: Pair[] = [
  ...(['ink_strong', 'ink', 'ink_muted'] as const).flatMap((ink) =>
    [...surfaces, ...tints].map((under): Pair => [ink, under, TEXT_CONTRAST])
  ),
  ...roles.flatMap((role): Pair[] => [
    [`on_${role}`, role, TEXT_CONTRAST],
    [`${role}_ink`, `${role}_soft`, TEXT_CONTRAST],
    ...surfaces.map((under): Pair => [`${role}_ink`, under, TEXT_CONTRAST]),
  ]),
  ['on_primary', 'primary_hover', TEXT_CONTRAST],
  ['on_deep', 'deep', TEXT_CONTRAST],
  ...surfaces.flatMap((under): Pair[] => [
    ['control', under, EDGE_CONTRAST],
    ['focus', under, EDGE_CONTRAST],
  ]),
  ...(['primary', 'danger', 'success', 'fictional', 'unread'] as const).flatMap((fill): Pair[] => [
    [fill, 'surface_0', EDGE_CONTRAST],
    [fill, 'surface_1', EDGE_CONTRAST],
  ]),
]

/** @returns the pairs of a mode that people could not read, as text */
export function unreadable(colours: ThemeColours): string[] {
  const plain = pairs.map(([over, under, least]) => ({
    name: `${over} on ${under}`,
    ratio: contrast(colours[over] as string, colours[under] as string),
    least,
  }))
  const onGradient = colours.gradient.map((stop) => ({
    name: `on_gradient on ${stop}`,
    ratio: contrast(colours.on_gradient, stop),
    least: TEXT_CONTRAST,
  }))
  return [...plain, ...onGradient]
    .filter(({ ratio, least }) => !(ratio >= least))
    .map(({ name, ratio, least }) => `${name}: ${ratio.toFixed(2)} < ${least}`)
}
