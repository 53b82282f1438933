import { contrast, EDGE_CONTRAST, readable, TEXT_CONTRAST } from './contrast.ts'
import { gradientStops } from './gradient_stops.ts'
import { toHex, type Oklch } from './oklch.ts'
import { knownColour } from './parse_colour.ts'
import type { ModeColours } from './preset.ts'
import { roles, type Role } from './roles.ts'
import { scrim } from './scrim.ts'

export type Overrides = { primary?: string; secondary?: string }

export type ThemeColours = Record<
  Exclude<keyof ModeColours, 'gradient'> | `${Role}_ink` | 'on_gradient' | 'on_scrim',
  string
> & { gradient: string[] }

/** Names and running text go beyond what the law asks. */
const COMFORT = 7
const HOVER_STEP = 0.05
/** Fills that must stand out without text: buttons, switches, dots. The others always contain text. */
const edged: readonly Role[] = ['primary', 'danger', 'success', 'fictional', 'unread']

export function resolveColours(preset: ModeColours, overrides: Overrides): ThemeColours {
  const wanted = withOverrides(preset, overrides)
  const surfaces = [wanted.surface_0, wanted.surface_1, wanted.surface_2, wanted.surface_3].map(hex)
  const grounds = [...surfaces, ...roles.map((role) => hex(wanted[`${role}_soft`]))]
  const colours = asHex(wanted)
  const edges = [...surfaces.slice(0, 2), ...deepGround(colours)]

  colours.ink_strong = readable(wanted.ink_strong, grounds, COMFORT)
  colours.ink = readable(wanted.ink, grounds, COMFORT)
  colours.ink_muted = readable(wanted.ink_muted, grounds, TEXT_CONTRAST)
  colours.control = readable(wanted.control, surfaces, EDGE_CONTRAST)
  colours.focus = readable(wanted.focus, surfaces, EDGE_CONTRAST)
  for (const role of roles) {
    const ground = [...surfaces, colours[`${role}_soft`]]
    colours[role] = edged.includes(role) ? readable(wanted[role], edges, EDGE_CONTRAST) : colours[role]
    colours[`on_${role}`] = textOn(colours[role], wanted[`on_${role}`])
    colours[`${role}_ink`] = readable(wanted[role], ground, TEXT_CONTRAST)
  }
  colours.primary_hover = readable(alongside(wanted, colours.primary), colours.on_primary, TEXT_CONTRAST)
  colours.on_deep = textOn(colours.deep, wanted.on_deep)
  colours.on_scrim = '#ffffff'
  colours.scrim = scrim(wanted.scrim)
  colours.shadow = toHex(knownColour(wanted.shadow))
  const stops = wanted.gradient ?? [colours.primary, colours.primary]
  return { ...colours, ...gradientStops(stops, colours.on_primary) }
}

/** A tenant's primary brings its hover and tint along, and the gradient uses the tenant's colours. */
function withOverrides(preset: ModeColours, { primary, secondary }: Overrides): ModeColours {
  const colours = { ...preset }
  if (primary) {
    const own = knownColour(primary)
    const towards = knownColour(preset.primary_hover).l < knownColour(preset.primary).l ? -1 : 1
    colours.primary = hex(primary)
    colours.primary_hover = toHex({ ...own, l: own.l + towards * HOVER_STEP })
    colours.primary_soft = tint(own, preset.primary_soft)
  }
  if (secondary) {
    colours.secondary = hex(secondary)
    colours.secondary_soft = tint(knownColour(secondary), preset.secondary_soft)
  }
  if (preset.gradient && (primary || secondary)) {
    colours.gradient = [colours.primary, colours.secondary]
  }
  return colours
}

/** The hover follows a primary that had to move, or a pressed button would flash. */
function alongside({ primary, primary_hover }: ModeColours, moved: string): string {
  const hover = knownColour(primary_hover)
  return toHex({ ...hover, l: hover.l + knownColour(moved).l - knownColour(primary).l })
}

function tint(own: Oklch, soft: string): string {
  const { l, c } = knownColour(soft)
  return toHex({ l, c: Math.min(c, own.c), h: own.h, alpha: 1 })
}

function textOn(fill: string, wanted: string): string {
  if (contrast(wanted, fill) >= TEXT_CONTRAST) {
    return hex(wanted)
  }
  const { h } = knownColour(fill)
  const [best] = [0.2, 0.99]
    .map((l) => toHex({ l, c: 0.02, h, alpha: 1 }))
    .toSorted((a, b) => contrast(b, fill) - contrast(a, fill))
  return readable(best!, fill, TEXT_CONTRAST)
}

/** In dark mode buttons also appear on the brand's dark band; in light mode the band brings its own mode. */
function deepGround({ deep, surface_0 }: ThemeColours): string[] {
  return contrast(deep, surface_0) < EDGE_CONTRAST ? [deep] : []
}

function asHex(wanted: ModeColours): ThemeColours {
  const entries = Object.entries(wanted).filter(([, colour]) => typeof colour === 'string')
  const written = entries.map(([token, colour]) => [token, hex(colour as string)])
  return Object.fromEntries(written) as unknown as ThemeColours
}

function hex(colour: string): string {
  return toHex({ ...knownColour(colour), alpha: 1 })
}
