/** Lets the browser paint and handle input between two tasks. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
