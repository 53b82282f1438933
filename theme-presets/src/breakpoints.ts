/** Viewport widths in px at which layouts change; defined only here. */
export const breakpoints = { small: 576, medium: 768, large: 992, wide: 1200 } as const
