import type { FaceName } from './faces.ts'
import type { Role } from './roles.ts'

/** `oklch(L C H)` or `oklch(L C H / alpha)`: L 0..1, C 0..0.4, H in degrees. */
export type ColourText = string

export type Mode = 'light' | 'dark'

/** The colours of one mode as their designer meant them; `theme` moves what would be unreadable. */
export type ModeColours = {
  /** Page, card, inset, highest: depth by tone. Light modes keep L ≥ 0.85, dark ones ≤ 0.4. */
  surface_0: ColourText
  surface_1: ColourText
  surface_2: ColourText
  surface_3: ColourText
  /** Names and headings, running text, small print. */
  ink_strong: ColourText
  ink: ColourText
  ink_muted: ColourText
  /** Hairlines that only decorate, and the edge of fields and switches (3:1). */
  line: ColourText
  control: ColourText
  focus: ColourText
  /** Over photos and behind sheets; the only colours with alpha are this one and the shadow. */
  scrim: ColourText
  shadow: ColourText
  /** The brand's dark band: heroes, footers, landers. */
  deep: ColourText
  on_deep: ColourText
  primary_hover: ColourText
  /** Two to four stops for the one gradient of a screen; presets without one get their plain primary. */
  gradient?: ColourText[]
} & Record<Role | `${Role}_soft` | `on_${Role}`, ColourText>

/** One of the two faces and how it is set. */
export type Typeface = {
  face: FaceName
  /** The usual weight, and the one for emphasis. */
  weight: number
  strong: number
  line_height: number
  /** Letter spacing in em. */
  tracking: number
  /** Axes beyond weight, such as `{ "SOFT": 100 }`. */
  axes?: Record<string, number>
}

/**
 * How the front door hangs its portraits: a large one with two beside it, a flush poster, a strip under the words, two side by
 * side, capsules on the gradient, or one alone.
 */
export const heroes = ['wall', 'poster', 'strip', 'pair', 'capsules', 'cinema'] as const

export type Hero = (typeof heroes)[number]

export type TextSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl'

export type Radius = 'small' | 'control' | 'card' | 'sheet' | 'bubble' | 'avatar'

/** How far a shadow falls, how soft it is (px), and its share of the mode's shadow colour. */
export type Shadow = { y: number; blur: number; strength: number }

/** The four numbers of a CSS `cubic-bezier()`. */
export type Easing = [number, number, number, number]

/** A look as its JSON file in `presets/` describes it. */
export type Preset = {
  name: string
  design_version: 2
  default_mode: Mode
  /** Whether the visitor's system may choose the mode; else it is the default until the visitor chooses. */
  follows_system: boolean
  hero: Hero
  colours: Record<Mode, ModeColours>
  type: {
    display: Typeface
    text: Typeface
    /** Pixels on a phone and on a wide screen; sizes flow between. */
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
  /** The least width and height of what a finger presses, px. */
  target_size: number
}
