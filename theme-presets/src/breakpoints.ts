/** Where layouts change, in px of viewport width; the only place that knows these four numbers. */
export const breakpoints = { small: 576, medium: 768, large: 992, wide: 1200 } as const
