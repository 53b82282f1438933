export const SEARCH_ORDERS = ['activity', 'newness', 'distance'] as const

export type SearchOrder = (typeof SEARCH_ORDERS)[number]
