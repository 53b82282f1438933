/** Use as `ref` of the one element to focus when it appears. */
export const focus = (element: HTMLElement | null): void => element?.focus()
