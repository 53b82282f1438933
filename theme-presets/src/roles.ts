/**
 * What a colour may mean. Each role has four tokens: the fill, its `_soft` tint, `on_` for text on the fill,
 * and (computed) `_ink` for text in that colour on any surface or on its own tint.
 */
export const roles = ['primary', 'secondary', 'premium', 'danger', 'warning', 'success', 'fictional', 'unread'] as const

export type Role = (typeof roles)[number]
