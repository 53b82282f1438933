/** What a layer is made of, which tells a technique how to treat it. */
export type Stuff = 'backdrop' | 'skin' | 'hair' | 'cloth' | 'prop' | 'marks'

/** A part of a drawing that a technique may treat on its own, from the back to the front. */
export interface Layer {
  stuff: Stuff
  /** In pixels of the picture. */
  svg: string
  /** How far away, 0 is near: what is far gets soft or pale where a technique does so. */
  far?: number
}

export interface Size {
  width: number
  height: number
}

export const PORTRAIT: Size = { width: 1080, height: 1350 }
export const SCENE: Size = { width: 1920, height: 1080 }
export const STILL: Size = { width: 1080, height: 810 }
