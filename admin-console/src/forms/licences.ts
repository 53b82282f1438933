/** Listed in this order in the menu. */
export const LICENCES = ['own', 'commissioned', 'bought', 'free', 'generated'] as const

export type Licence = (typeof LICENCES)[number]
