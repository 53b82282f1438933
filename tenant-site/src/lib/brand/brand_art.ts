import { ART, ART_WIDTHS, SCENE_WIDTHS } from '@manyhearts/theme-presets/art'
import type { Settings } from '#site/lib/api/shapes.ts'
import type { Drawing } from '#site/ui/drawings/drawing.ts'
import { nicheGender } from './niche_gender.ts'

/** `count` portraits in the brand's look for its public pages, so that no member's photo stands there; they come again where it has fewer. */
export function portraitsOf(settings: Settings, count: number, first = 0): Drawing[] {
  const cast = CASTS[nicheGender(settings) ?? ''] ?? EVERYONE
  return Array.from({ length: count }, (_, place) => upright(settings, cast[(first + place) % cast.length]!))
}

/** Two people in one picture, as they meet at the brand: men, women, or all pairs there are. */
export function pairsOf(settings: Settings): Drawing[] {
  const pairs = PAIRS[nicheGender(settings) ?? ''] ?? ART.pair
  return pairs.map((name) => upright(settings, name))
}

/** A wide view in the brand's look, whose left half is calm enough for words. */
export function sceneOf({ theme }: Settings, place: number): Drawing {
  const name = ART.scene[place % ART.scene.length]!
  return { address: `/art/${theme.preset}/${name}`, widths: SCENE_WIDTHS, width: 1920, height: 1080 }
}

/** The brand's film of drawings, 16:9, and its first picture. */
export function filmOf({ theme }: Settings): { address: string; poster: string } {
  const address = `/art/${theme.preset}/film`
  return { address: `${address}.webm?v=${__ART_VERSION__}`, poster: `${address}.webp?v=${__ART_VERSION__}` }
}

const CASTS: Record<string, readonly string[]> = { male: ART.man, female: ART.woman }
const PAIRS: Record<string, readonly string[]> = { male: ART.men, female: ART.women }
const EVERYONE = ART.woman.flatMap((woman, place) => [woman, ART.man[place]!])

function upright({ theme }: Settings, name: string): Drawing {
  return { address: `/art/${theme.preset}/${name}`, widths: ART_WIDTHS, width: 1080, height: 1350 }
}
