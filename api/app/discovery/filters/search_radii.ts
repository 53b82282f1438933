/** How far around one's own town a search may reach, in kilometres. */
export const SEARCH_RADII = [10, 25, 50, 100, 250]
