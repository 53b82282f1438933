/** A system font made to take the same room as ours, so that nothing jumps when ours arrives. */
export type FontFallback = {
  family: string
  /** Names under which devices may have it. */
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

/** What `scripts/build_fonts.ts` made: for each preset its two faces and where their files are. */
export type FontManifest = Record<string, { display: FontFace; text: FontFace }>
