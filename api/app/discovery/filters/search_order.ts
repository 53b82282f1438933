/** In which order a search shows people: who was here last, who is newest, who lives nearest. */
export const SEARCH_ORDERS = ['activity', 'newness', 'distance'] as const

/** One of them. */
export type SearchOrder = (typeof SEARCH_ORDERS)[number]
