import type { FaceName } from './faces.ts'
import type { Role } from './roles.ts'

/** `oklch(L C H)` or `oklch(L C H / alpha)`: L 0..1, C 0..0.4, H in degrees. */
export type ColourText = string

export type Mode = 'light' | 'dark'

export type ModeColours = {
  /** Page, card, inset, highest: depth by tone. Light modes keep L ≥ 0.85, dark ones ≤ 0.4. */
  surface_0: ColourText
  surface_1: ColourText
  surface_2: ColourText
  surface_3: ColourText
  ink_strong: ColourText
  ink: ColourText
  ink_muted: ColourText
  /** Decorative hairlines, and the edge of fields and switches (3:1). */
  line: ColourText
  control: ColourText
  focus: ColourText
  /** Only this and the shadow have alpha. */
  scrim: ColourText
  shadow: ColourText
  deep: ColourText
  on_deep: ColourText
  primary_hover: ColourText
  /** Two to four stops; without them the plain primary is used. */
  gradient?: ColourText[]
} & Record<Role | `${Role}_soft` | `on_${Role}`, ColourText>

export type Typeface = {
  face: FaceName
  weight: number
  strong: number
  line_height: number
  /** In em. */
  tracking: number
  /** Axes beyond weight, such as `{ "SOFT": 100 }`. */
  axes?: Record<string, number>
}

/**
 * How the front page is composed: portraits beside the words, a picture edge to edge under large type, a letter, promises before all else,
 * overlapping pills on the gradient, or a still of a film.
 */
export const compositions = ['wall', 'poster', 'letter', 'promises', 'capsules', 'cinema'] as const

export type Composition = (typeof compositions)[number]

export type TextSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl'

export type Radius = 'small' | 'control' | 'card' | 'sheet' | 'bubble' | 'avatar'

/** Offset and blur in px, and the share of the mode's shadow colour. */
export type Shadow = { y: number; blur: number; strength: number }

export type Easing = [number, number, number, number]

export type Preset = {
  name: string
  design_version: 2
  default_mode: Mode
  /** Whether the visitor's system may choose the mode; otherwise the default applies until the visitor chooses. */
  follows_system: boolean
  index: Composition
  colours: Record<Mode, ModeColours>
  type: {
    display: Typeface
    text: Typeface
    /** Pixels on a phone and on a wide screen; sizes scale in between. */
    sizes: Record<TextSize, [number, number]>
  }
  /** Nine steps in px, smallest first. */
  space: number[]
  radius: Record<Radius, number>
  elevation: Record<'card' | 'raised' | 'overlay', Shadow>
  motion: {
    /** Milliseconds. */
    quick: number
    normal: number
    slow: number
    ease_out: Easing
    ease_in_out: Easing
    spring: Easing
  }
  /** Least width and height of touch targets, px. */
  target_size: number
}
