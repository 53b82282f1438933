import type { Concepts } from './concepts.js'

/** One part of a phrase; `concept` is what may stand there (concepts.ts). */
export type Part =
  | { kind: 'words'; concept: number; optional: boolean }
  | { kind: 'unless'; concept: number }
  | { kind: 'gap'; most: number }
  | { kind: 'begins'; within: number }
  | { kind: 'ends' }

export interface Phrase {
  parts: Part[]
  isQuestion: boolean
  /** A text that lacks one of them hasn't the phrase. */
  needs: number[]
  /** What it may begin with. */
  starts: number[]
  /** In words, as long as it can be; words in a row count as one. */
  longest: number
}

const EITHER_ORDER = /^(.+) <(\d+)> (.+)$/
const OR_END = /^(.* )?(\S+)\|\$( .*)?$/

/** Reads the phrases of a language. Many name the same words, which are looked up once. */
export class PhraseReader {
  #known = new Map<string, number>()

  constructor(
    protected lists: Readonly<Record<string, string>>,
    protected concepts: Concepts
  ) {}

  /**
   * What is written `A <4> B` is two phrases: `A ~4 B` and `B ~4 A`; and so is `A B|$`: `A B` and `A $`.
   *
   * @throws Error for a phrase that names a list there is none of, or begins with nothing definite
   */
  read(written: string): Phrase[] {
    return variantsOf(written).map((one) => this.#readOne(one))
  }

  #readOne(written: string): Phrase {
    const parts: Part[] = []
    let isQuestion = false
    for (const part of written.split(' ')) {
      if (part === '[?]') isQuestion = true
      else if (part.startsWith('^')) parts.push({ kind: 'begins', within: Number(part.slice(2)) })
      else if (part === '$') parts.push({ kind: 'ends' })
      else if (part.startsWith('~')) parts.push({ kind: 'gap', most: Number(part.slice(1)) })
      else if (part.startsWith('!')) parts.push({ kind: 'unless', concept: this.#conceptOf(part.slice(1)) })
      else {
        const optional = part.endsWith('?')
        parts.push({ kind: 'words', concept: this.#conceptOf(optional ? part.slice(0, -1) : part), optional })
      }
    }
    const needs = parts.flatMap((part) => (part.kind === 'words' && !part.optional ? [part.concept] : []))
    const starts = startsOf(parts)
    if (needs.length === 0 || starts.length === 0) throw new Error(`The phrase "${written}" begins with no word`)
    const longest = parts.reduce(
      (sum, part) => sum + (part.kind === 'gap' ? part.most : part.kind === 'words' ? 1 : 0),
      0
    )
    return { parts, isQuestion, needs, starts, longest }
  }

  #conceptOf(text: string): number {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const concept = this.concepts.add(this.#alternativesOf(text))
    this.#known.set(text, concept)
    return concept
  }

  #alternativesOf(text: string): string[] {
    return text.split('|').flatMap((one) => {
      if (!/^[A-Z]/.test(one)) return [one]
      const list = this.lists[one]
      if (list === undefined) throw new Error(`A phrase names ${one}, which is no list`)
      return this.#alternativesOf(list.split(/\s+/).join('|'))
    })
  }
}

function variantsOf(written: string): string[] {
  const [, before = '', words, after = ''] = OR_END.exec(written) ?? []
  if (words) return [`${before}${words}${after}`, `${before}$`].flatMap(variantsOf)
  const [, one, apart, other] = EITHER_ORDER.exec(written) ?? []
  if (!one) return [written]
  const mark = written.endsWith(' [?]') ? ' [?]' : ''
  const last = mark ? other!.slice(0, -mark.length) : other!
  return [`${one} ~${apart} ${last}${mark}`, `${last} ~${apart} ${one}${mark}`]
}

function startsOf(parts: Part[]): number[] {
  const starts: number[] = []
  for (const part of parts) {
    if (part.kind === 'begins') continue
    if (part.kind !== 'words') return []
    starts.push(part.concept)
    if (!part.optional) return starts
  }
  return []
}
