import { ART, ART_WIDTHS } from '@manyhearts/theme-presets/art'
import type { Settings } from '#site/lib/api/shapes.ts'
import type { Drawing } from '#site/ui/drawings/drawing.ts'
import { nicheGender } from './niche_gender.ts'

/** `count` portraits in the brand's look for its public pages, so that no member's photo stands there; they come again where it has fewer. */
export function portraitsOf(settings: Settings, count: number, first = 0): Drawing[] {
  const cast = CASTS[nicheGender(settings) ?? ''] ?? EVERYONE
  return Array.from({ length: count }, (_, place) => portrait(settings, cast[(first + place) % cast.length]!))
}

/** Pictures of two people. */
export function pairsOf(settings: Settings): Drawing[] {
  return portraitsOf(settings, 3, 2)
}

/** A wide picture; which of them is a composition's own choice. */
export function sceneOf(settings: Settings, place: number): Drawing {
  return portraitsOf(settings, 1, place)[0]!
}

const CASTS: Record<string, readonly string[]> = { male: ART.man, female: ART.woman }
const EVERYONE = ART.woman.flatMap((woman, place) => [woman, ART.man[place]!])

function portrait({ theme }: Settings, name: string): Drawing {
  return { address: `/art/${theme.preset}/${name}`, widths: ART_WIDTHS, width: 1080, height: 1350 }
}
