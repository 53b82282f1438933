/** How long a decision can be appealed and its complaint is stored (product.md §3, §8). */
export const APPEAL_MONTHS = 6
