const named = (kind: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${kind}-${place + 1}`)

/** Names of the drawings in `art/<preset>/`, by what they show. Each is there as AVIF and WebP in the widths below. */
export const ART = {
  /** One person, 4:5, the face in the upper half. */
  woman: named('woman', 12),
  man: named('man', 12),
  /** Two people, 4:5: two men, two women, all pairs there are. */
  men: ['pair-2'],
  women: ['pair-3'],
  pair: named('pair', 4),
  /** 16:9, nobody near; the left half is calm enough for words. */
  scene: named('scene', 3),
} as const satisfies Record<string, readonly string[]>

/** Widths of the files of portraits and pairs, px. */
export const ART_WIDTHS = [320, 640, 1080] as const

/** Widths of the files of scenes, px. */
export const SCENE_WIDTHS = [640, 1280, 1920] as const
