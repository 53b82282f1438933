import type { Size } from '../layer.ts'

/** What stands behind a person, from the back to the front. */
export type Backdrop = (size: Size, seed: number) => string[]
