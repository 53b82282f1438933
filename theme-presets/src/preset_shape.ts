import { faces } from './faces.ts'
import { parseColour } from './parse_colour.ts'
import { compositions } from './preset.ts'
import { roles } from './roles.ts'

export type Check = (value: unknown) => string | undefined

export type Shape = { [token: string]: Shape | Check }

const colour: Check = (value) =>
  typeof value === 'string' && parseColour(value)
    ? undefined
    : 'must be a colour such as oklch(0.62 0.2 350) or #e0447c'

const number =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most
      ? undefined
      : `must be a number from ${least} to ${most}`

const oneOf =
  (...allowed: unknown[]): Check =>
  (value) =>
    allowed.includes(value) ? undefined : `must be one of: ${allowed.join(', ')}`

const list =
  (least: number, most: number, check: Check): Check =>
  (value) => {
    if (Array.isArray(value) && value.length >= least && value.length <= most) {
      return value.map(check).find(Boolean)
    }
    return `must be a list of ${least === most ? least : `${least} to ${most}`} values`
  }

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value)

/** Rising numbers, so that step 5 is never smaller than step 4. */
const rising =
  (count: number, least: number, most: number): Check =>
  (value) => {
    const wrong = list(count, count, number(least, most))(value)
    const isRising = !wrong && (value as number[]).every((n, i, all) => i === 0 || n >= all[i - 1]!)
    return wrong ?? (isRising ? undefined : 'must not fall from one value to the next')
  }

/** No ink reads on both light and dark grounds, so a mode's grounds stay on its own side. */
const ground =
  (least: number, most: number): Check =>
  (value) => {
    const l = typeof value === 'string' ? parseColour(value)?.l : undefined
    const isInside = l === undefined || (l >= least && l <= most)
    return colour(value) ?? (isInside ? undefined : `must have a lightness from ${least} to ${most}`)
  }

const every = <const Name extends string>(names: readonly Name[], check: Shape | Check): Shape =>
  Object.fromEntries(names.map((name) => [name, check]))

const modeColours = (onGround: Check): Shape => ({
  ...every(['surface_0', 'surface_1', 'surface_2', 'surface_3'], onGround),
  ...every(['ink_strong', 'ink', 'ink_muted', 'line', 'control', 'focus', 'shadow'], colour),
  scrim: ground(0, 0.4),
  ...every(['deep', 'on_deep', 'primary_hover', ...roles], colour),
  ...every(
    roles.map((role) => `${role}_soft`),
    onGround
  ),
  ...every(
    roles.map((role) => `on_${role}`),
    colour
  ),
  gradient: optional(list(2, 4, colour)),
})

const axes: Check = (value) =>
  Object.entries(value ?? {}).every(([axis, at]) => /^[A-Za-z]{4}$/.test(axis) && Number.isFinite(at))
    ? undefined
    : 'must give numbers to four-letter axes, such as { "SOFT": 100 }'

const typeface: Shape = {
  face: oneOf(...Object.keys(faces)),
  ...every(['weight', 'strong'], number(100, 900)),
  line_height: number(0.8, 2),
  tracking: number(-0.1, 0.2),
  axes: optional(axes),
}

const easing = list(4, 4, number(-2, 3))

export const presetShape: Shape = {
  name: (value) =>
    typeof value === 'string' && /^[a-z][a-z0-9_]*$/.test(value) ? undefined : 'must be a word in small letters',
  design_version: oneOf(2),
  default_mode: oneOf('light', 'dark'),
  follows_system: oneOf(true, false),
  index: oneOf(...compositions),
  colours: { light: modeColours(ground(0.85, 1)), dark: modeColours(ground(0, 0.4)) },
  type: {
    display: typeface,
    text: typeface,
    sizes: every(['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'], rising(2, 10, 160)),
  },
  space: rising(9, 0, 200),
  radius: every(['small', 'control', 'card', 'sheet', 'bubble', 'avatar'], number(0, 999)),
  elevation: every(['card', 'raised', 'overlay'], {
    y: number(0, 80),
    blur: number(0, 160),
    strength: number(0, 2),
  }),
  motion: {
    ...every(['quick', 'normal', 'slow'], number(0, 1000)),
    ...every(['ease_out', 'ease_in_out', 'spring'], easing),
  },
  target_size: number(44, 96),
}
