/** A drawing of a brand's look, no photo: AVIF and WebP files of the given widths in px, at `<address>-<width>.<format>`. */
export interface Drawing {
  address: string
  widths: readonly number[]
  width: number
  height: number
}

/** Where the file is; `version` changes with the drawings, so that browsers may keep them for good. */
export function fileOf({ address }: Drawing, width: number, format: 'avif' | 'webp', version: string): string {
  return `${address}-${width}.${format}?v=${version}`
}
