/** As the `ref` of what is the one thing to do where it appears. */
export const focus = (element: HTMLElement | null): void => element?.focus()
