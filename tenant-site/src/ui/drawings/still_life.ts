import { type Still, STILL_WIDTHS } from '@manyhearts/theme-presets/art'
import type { Drawing } from './drawing.ts'

/** Things and nobody, in a preset’s look. */
export function stillLife(preset: string, scene: Still): Drawing {
  return { address: `/art/${preset}/still-${scene}`, widths: STILL_WIDTHS, width: 960, height: 720 }
}
