/** What allows a photo of a fictional profile to be shown; nobody who didn't agree to it is ever on one. */
export const PHOTO_LICENCES = ['own', 'commissioned', 'bought', 'free', 'generated'] as const

export type PhotoLicence = (typeof PHOTO_LICENCES)[number]
