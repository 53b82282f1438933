import type { FontFallback } from '../src/font_manifest.ts'
import type { FontMeasures } from './measure_font.ts'

/**
 * The average letter in em, for the sample of `measure_font`: Arial and Times measured on Liberation, which has their widths; the others
 * by their ratio to them in https://github.com/seek-oss/capsize (package metrics 4.3.0).
 */
const systemFonts = {
  'sans-serif': [
    { local: ['Arial', 'Helvetica', 'Liberation Sans'], width: 0.4623 },
    { local: ['Roboto'], width: 0.4612 },
  ],
  serif: [
    { local: ['Georgia'], width: 0.461 },
    { local: ['Times New Roman', 'Liberation Serif'], width: 0.4201 },
    { local: ['Noto Serif'], width: 0.4974 },
  ],
} as const

/** Scales the system's fonts to the width of ours, and gives them our unscaled height. */
export function standIns(name: string, generic: 'serif' | 'sans-serif', font: FontMeasures): FontFallback[] {
  return systemFonts[generic].map(({ local, width }) => {
    const size = font.width / width
    return {
      family: `${name} ${local[0]}`,
      local: [...local],
      size_adjust: percent(size),
      ascent_override: percent(font.ascent / size),
      descent_override: percent(font.descent / size),
      line_gap_override: percent(font.line_gap / size),
    }
  })
}

function percent(share: number): string {
  return `${Math.round(share * 10000) / 100}%`
}
