import { asksWhetherReal, deniesBeingFictional } from './honesty.js'

/** What is found in a text of one of the two sides. */
export interface Judgement {
  asks: boolean
  denies: boolean
}

/**
 * Judges texts as a conversation with a fictional profile would: those of members may ask, those of staff may deny.
 *
 * @param lines JSON, one object a line: `{"text": "are you real?", "side": "member" | "staff"}`; more fields are passed over
 * @throws Error naming the line that is none
 */
export async function* judgeLines(lines: AsyncIterable<string>): AsyncGenerator<Judgement> {
  let number = 0
  for await (const line of lines) {
    number++
    if (line.trim() === '') continue
    const { text, side } = readLine(line, number)
    yield { asks: side === 'member' && asksWhetherReal(text), denies: side === 'staff' && deniesBeingFictional(text) }
  }
}

function readLine(line: string, number: number): { text: string; side: 'member' | 'staff' } {
  let read: unknown
  try {
    read = JSON.parse(line)
  } catch {
    throw new Error(`Line ${number} isn’t JSON`)
  }
  const { text, side } = (read ?? {}) as Record<string, unknown>
  if (typeof text !== 'string') throw new Error(`Line ${number} has no "text"`)
  if (side !== 'member' && side !== 'staff')
    throw new Error(`Line ${number} has a "side" other than "member" and "staff"`)
  return { text, side }
}
