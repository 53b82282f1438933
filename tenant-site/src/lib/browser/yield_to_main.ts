/** Lets the browser paint, and answer a finger, between two pieces of work. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
