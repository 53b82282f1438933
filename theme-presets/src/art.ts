const named = (kind: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${kind}-${place + 1}`)

/** Habits that people may have in common, each shown as things. */
export const HABITS = ['breakfast', 'walk', 'cinema', 'cooking', 'dog', 'offline'] as const

export type Habit = (typeof HABITS)[number]

/** What still lifes stand for: people who may yet come, what is dear, conversations, letters, lost ways, and habits. */
export const STILLS = ['people', 'heart', 'chat', 'mail', 'lost', ...HABITS] as const

export type Still = (typeof STILLS)[number]

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
  /** 4:3, things and nobody, large and in the middle. */
  still: STILLS.map((name) => `still-${name}`),
} as const satisfies Record<string, readonly string[]>

/** Pairs with a film of their own, `film-<pair>.webm`: the first of all, of men and of women. */
export const FILMED = [ART.pair[0]!, ...ART.men, ...ART.women]

/** Each film's length. */
export const FILM_SECONDS = 14.4

/** Who the two people of each pair are, from the left, by preset. */
export const PAIRED: Record<string, readonly (readonly [string, string])[]> = {
  blush: [
    ['woman-7', 'man-2'],
    ['man-6', 'man-8'],
    ['woman-8', 'woman-2'],
    ['man-5', 'woman-9'],
  ],
  ember: [
    ['woman-3', 'man-2'],
    ['man-1', 'man-11'],
    ['woman-1', 'woman-8'],
    ['man-10', 'woman-11'],
  ],
  dusk: [
    ['woman-1', 'man-5'],
    ['man-1', 'man-11'],
    ['woman-10', 'woman-5'],
    ['man-7', 'woman-4'],
  ],
  meadow: [
    ['woman-1', 'man-2'],
    ['man-5', 'man-11'],
    ['woman-4', 'woman-12'],
    ['man-1', 'woman-5'],
  ],
  aurora: [
    ['woman-7', 'man-9'],
    ['man-1', 'man-2'],
    ['woman-2', 'woman-3'],
    ['man-5', 'man-8'],
  ],
  velvet: [
    ['woman-3', 'man-1'],
    ['man-4', 'man-6'],
    ['woman-11', 'woman-8'],
    ['man-5', 'woman-7'],
  ],
}

/** Widths of the files of portraits and pairs, px. */
export const ART_WIDTHS = [320, 640, 1080] as const

/** Widths of the files of scenes, px. */
export const SCENE_WIDTHS = [640, 1280, 1920] as const

/** Widths of the files of still lifes, px. */
export const STILL_WIDTHS = [320, 640, 960] as const
