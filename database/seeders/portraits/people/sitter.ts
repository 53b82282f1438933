import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'

/** Who is drawn. `traits` stay the same in all pictures of a person, `moment` (clothes, look) belongs to one picture. */
export type Sitter = {
  gender: 'male' | 'female'
  age: number
  bald: boolean
  colours: { skin: string; hair: string; cloth: string }
  palette: Palette
  traits: Random
  moment: Random
}

/** A drawn person in the units of its drawing, and where the head sits in it. `below` is how far the body reaches under the head's middle. */
export type Figure = { svg: string; head: { x: number; y: number; height: number }; below: number }
