import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'

/** `traits` are the same in all pictures of a person, `moment` (clothes, pose) belongs to one picture. */
export type Sitter = {
  gender: 'male' | 'female'
  age: number
  bald: boolean
  colours: { skin: string; hair: string; cloth: string }
  palette: Palette
  traits: Random
  moment: Random
}

/** An SVG in its own units, with the head's place; `below` is how far the body reaches below the head's middle. */
export type Figure = { svg: string; head: { x: number; y: number; height: number }; below: number }
