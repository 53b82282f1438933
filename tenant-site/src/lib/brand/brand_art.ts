import { ART, ART_WIDTHS, PAIRED, SCENE_WIDTHS } from '@manyhearts/theme-presets/art'
import type { Settings } from '#site/lib/api/shapes.ts'
import type { Drawing } from '#site/ui/drawings/drawing.ts'
import { nicheGender } from './niche_gender.ts'

/** `count` portraits in the brand's look for its public pages, so that no member's photo stands there; they come again where it has fewer. */
export function portraitsOf(settings: Settings, count: number, first = 0): Drawing[] {
  const cast = castOf(settings)
  return Array.from({ length: count }, (_, place) => upright(settings, cast[(first + place) % cast.length]!))
}

/** Two people in one picture, as they meet at the brand: men, women, or all pairs there are. */
export function pairsOf(settings: Settings): Drawing[] {
  const pairs = PAIRS[nicheGender(settings) ?? ''] ?? ART.pair
  return pairs.map((name) => upright(settings, name))
}

/** The first of those pairs, and the two in it alone. */
export function coupleOf(settings: Settings): { people: Drawing[]; pair: Drawing } {
  const name = firstPair(settings)
  const people = PAIRED[settings.theme.preset]![ART.pair.indexOf(name)]!
  return { people: people.map((person) => upright(settings, person)), pair: upright(settings, name) }
}

/** A wide view in the brand's look, whose left half is calm enough for words. */
export function sceneOf({ theme }: Settings, place: number): Drawing {
  const name = ART.scene[place % ART.scene.length]!
  return { address: `/art/${theme.preset}/${name}`, widths: SCENE_WIDTHS, width: 1920, height: 1080 }
}

/** Address of the brand's film of drawings, 16:9. It begins with the couple, in the picture's whole width. */
export function filmOf(settings: Settings): string {
  return `/art/${settings.theme.preset}/film-${firstPair(settings)}.webm?v=${__ART_VERSION__}`
}

function castOf(settings: Settings): readonly string[] {
  const gender = nicheGender(settings)
  if (gender === 'male') return MEN[settings.theme.preset] ?? ART.man
  return gender === 'female' ? ART.woman : EVERYONE
}

/** So that the front page begins with those whom everyone sees to be men; its pair is the first two. */
const MEN: Record<string, readonly string[]> = {
  aurora: [2, 1, 12, 6, 11, 3, 7, 8, 9, 10, 5, 4].map((place) => `man-${place}`),
}
const PAIRS: Record<string, readonly string[]> = { male: ART.men, female: ART.women }
const EVERYONE = ART.woman.flatMap((woman, place) => [woman, ART.man[place]!])

function firstPair(settings: Settings): string {
  return (PAIRS[nicheGender(settings) ?? ''] ?? ART.pair)[0]!
}

function upright({ theme }: Settings, name: string): Drawing {
  return { address: `/art/${theme.preset}/${name}`, widths: ART_WIDTHS, width: 1080, height: 1350 }
}
