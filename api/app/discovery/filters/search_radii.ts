/** Kilometres from the member's own town. */
export const SEARCH_RADII = [10, 25, 50, 100, 250]
