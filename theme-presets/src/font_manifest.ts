/** A system font with the metrics of ours, so that nothing jumps when ours arrives. */
export type FontFallback = {
  family: string
  local: string[]
  size_adjust: string
  ascent_override: string
  descent_override: string
  line_gap_override: string
}

export type FontFace = {
  family: string
  generic: 'serif' | 'sans-serif'
  /** As `@font-face` takes it: `100 900`, and for faces with widths `75% 100%`. */
  weight: string
  stretch?: string
  files: { subset: string; file: string; unicode_range: string }[]
  fallbacks: FontFallback[]
}

export type FontManifest = Record<string, { display: FontFace; text: FontFace }>
