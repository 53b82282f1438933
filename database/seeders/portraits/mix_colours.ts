const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `share` 0 gives the first colour, 1 the second; colours are '#rrggbb'. */
export function mixColours(first: string, second: string, share: number): string {
  const to = channels(second)
  return `#${channels(first)
    .map((value, at) => Math.round(value + ((to[at] as number) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}
