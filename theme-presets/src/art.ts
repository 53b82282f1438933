/** Names of the drawings in `art/<preset>/`, by what they show. Each is there as AVIF and WebP in the widths of `ART_WIDTHS`. */
export const ART = {
  /** 4:5, the face in the upper half. */
  woman: ['woman-1', 'woman-2', 'woman-3'],
  man: ['man-1', 'man-2', 'man-3'],
} as const satisfies Record<string, readonly string[]>

/** Widths of the files, px. */
export const ART_WIDTHS = [320, 640, 1080] as const
