/** Each role has four tokens: the fill, its `_soft` tint, `on_` for text on it, and a computed `_ink` for text on surfaces and the tint. */
export const roles = ['primary', 'secondary', 'premium', 'danger', 'warning', 'success', 'fictional', 'unread'] as const

export type Role = (typeof roles)[number]
