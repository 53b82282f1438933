import type { Layer, Size } from '../layer.ts'

/** A wide view without people, calm in its left half so that words can lie over it. */
export type Scene = (size: Size) => Layer[]

/** Layers of a backdrop; things that are `near` stand out, and those of the `middle` are in focus without standing out. */
export function view(parts: readonly string[], near: readonly string[] = [], middle: readonly string[] = []): Layer[] {
  const flat = middle.map((svg): Layer => ({ stuff: 'backdrop', svg, far: 1.6 }))
  return [
    ...parts.map((svg): Layer => ({ stuff: 'backdrop', svg, far: 7 })),
    ...flat,
    ...near.map((svg): Layer => ({ stuff: 'prop', svg })),
  ]
}
