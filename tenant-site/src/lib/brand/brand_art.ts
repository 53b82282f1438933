import type { Picture } from '#site/ui/people/portrait_wall.tsx'
import { nicheGender } from './niche_gender.ts'
import type { Settings } from '#site/lib/api/shapes.ts'

const FILES = import.meta.glob<string>('../../ui/art/*.webp', { eager: true, query: '?url', import: 'default' })

const CASTS: Record<string, readonly string[]> = {
  male: ['man-1', 'man-2', 'man-3'],
  female: ['woman-1', 'woman-2', 'woman-3'],
}
const EVERYONE = ['woman-1', 'man-1', 'woman-2']

/** The brand's own drawings for its public pages, so that no member's photo stands there. */
export function brandArt(settings: Settings): Picture[] {
  const { preset } = settings.theme
  return (CASTS[nicheGender(settings) ?? ''] ?? EVERYONE).map((name) => ({
    small: FILES[`../../ui/art/${preset}-${name}-small.webp`]!,
    large: FILES[`../../ui/art/${preset}-${name}.webp`]!,
  }))
}
