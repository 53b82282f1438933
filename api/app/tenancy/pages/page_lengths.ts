/** How long the parts of a static page may be, in characters. */
export const PAGE_LENGTHS = { title: 120, description: 300, body: 100_000 } as const
