/** In characters. */
export const PAGE_LENGTHS = { title: 120, description: 300, body: 100_000 } as const
