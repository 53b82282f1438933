/** What pages show of a picture that a brand uploaded for its front page; kept beside its settings (`store_heroes.ts`). */
export interface Hero {
  width: number
  height: number
  /** Of its files, in px. */
  widths: number[]
  /** A thumbhash in base64. */
  placeholder: string
  /** What every crop keeps in sight, in percent from the left and from the top. */
  focus_x: number
  focus_y: number
  /** What is seen, by language. */
  alt: Partial<Record<string, string>>
  /** Who is named below it; empty: nobody. */
  credit: string
}

/** Of what was uploaded; it names the picture's files. */
export const HERO_KEY = '^[0-9a-f]{32}$'

/** Address of its files, without `-<width>.<format>`. */
export function heroAddress(tenantId: string, key: string): string {
  return `/heroes/${tenantId}/${key}`
}
