/** The static pages (specification §2), in the footer's order: Markdown in `<language>/pages/<name>.md`. */
export const PAGES = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service'] as const

export type PageName = (typeof PAGES)[number]
