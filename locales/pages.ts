/** The static pages (specification §2): Markdown in `<language>/pages/<name>.md`, in the footer's order. */
export const PAGES = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service'] as const

export type PageName = (typeof PAGES)[number]
