import type { Layer, Size } from '../layer.ts'
import type { Paint } from '../raster.ts'

/** Makes a picture of layers in one painter's manner; `seed` varies what chance does. */
export type Technique = (layers: readonly Layer[], size: Size, seed: number) => Promise<Paint>
