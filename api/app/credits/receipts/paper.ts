import { type PrintFile, printFont, type PrintRole } from '@manyhearts/theme-presets/print_font'
import type { Theme } from '@manyhearts/theme-presets/theme'
import PDFDocument from 'pdfkit'

export interface Ink {
  role: PrintRole
  /** In points. */
  size: number
  colour: string
}

/** In points from the top left corner of the page. */
export interface Place {
  x: number
  y: number
  width: number
  align?: 'end'
}

interface PaperDetails {
  look: Theme
  language: string
  title: string
  author: string
  date: Date
}

const ROLES: readonly PrintRole[] = ['display', 'text', 'strong']
const LINE_HEIGHT = 1.4
/** The part of a row beyond which its value is broken. */
const WIDEST_VALUE = 2 / 3

/** One A4 page with a theme's fonts embedded, tagged so that it can be read aloud (ISO 32000-1, 14.8). */
export class Paper {
  static readonly WIDTH = 595.28
  static readonly HEIGHT = 841.89

  readonly #doc: PDFKit.PDFDocument
  readonly #root: ReturnType<PDFKit.PDFDocument['struct']>
  readonly #fonts: Record<PrintRole, (PrintFile & { name: string })[]>

  constructor({ look, language, title, author, date }: PaperDetails) {
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      // The 14 fonts that every reader has lack Polish letters.
      font: null as never,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: date },
    })
    this.#fonts = Object.fromEntries(
      ROLES.map((role) => [
        role,
        printFont(look.name, role).map((file, index) => ({ ...file, name: `${role} ${index}` })),
      ])
    ) as Record<PrintRole, (PrintFile & { name: string })[]>
    for (const { name, content } of Object.values(this.#fonts).flat()) this.#doc.registerFont(name, content as never)
    this.#root = this.#doc.struct('Document')
    this.#doc.addStructure(this.#root)
  }

  /** Sets a paragraph, broken at spaces. @returns where the next one may begin */
  set(tag: 'H1' | 'H2' | 'P', text: string, ink: Ink, place: Place): number {
    const lines = this.#wrap(text, ink, place.width)
    this.#root.add(this.#doc.struct(tag, {}, () => this.#lines(lines, ink, place)))
    return place.y + lines.length * ink.size * LINE_HEIGHT
  }

  /** A label and its value at the other end, in one line unless one of them is long. @returns where the next one may begin */
  row([label, value]: readonly [string, string], ink: Ink, place: Place): number {
    const values = this.#wrap(value, ink, place.width * WIDEST_VALUE)
    const rest = place.width - Math.max(...values.map((line) => this.#width(line, ink))) - ink.size
    const labels = this.#wrap(label, ink, rest)
    this.#root.add(
      this.#doc.struct('P', {}, () => {
        this.#lines(labels, ink, place)
        this.#lines(values, ink, { ...place, align: 'end' })
      })
    )
    return place.y + Math.max(labels.length, values.length) * ink.size * LINE_HEIGHT
  }

  /** Decoration that is not read aloud. */
  bar(colour: string, { x, y, width }: Place, height: number): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    this.#doc.rect(x, y, width, height).fill(colour)
    this.#doc.endMarkedContent()
  }

  finish(): Promise<Buffer> {
    const chunks: Buffer[] = []
    return new Promise((done, fail) => {
      this.#doc
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => done(Buffer.concat(chunks)))
        .on('error', fail)
      this.#root.end()
      this.#doc.end()
    })
  }

  #lines(lines: string[], ink: Ink, place: Place): void {
    lines.forEach((line, index) => this.#line(line, ink, { ...place, y: place.y + index * ink.size * LINE_HEIGHT }))
  }

  #line(line: string, ink: Ink, { x, y, width, align }: Place): void {
    let at = align === 'end' ? x + width - this.#width(line, ink) : x
    for (const { text, font } of this.#runs(line, ink.role)) {
      this.#doc.font(font, ink.size).fillColor(ink.colour).text(text, at, y, { lineBreak: false })
      at += this.#doc.widthOfString(text)
    }
  }

  #width(line: string, { role, size }: Ink): number {
    return this.#runs(line, role).reduce(
      (sum, { text, font }) => sum + this.#doc.font(font, size).widthOfString(text),
      0
    )
  }

  #wrap(text: string, ink: Ink, width: number): string[] {
    const lines: string[] = []
    for (const word of text.split(/[ \n]+/).filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && this.#width(longer, ink) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  /** Splits a line by the files that have its characters; those of none are left out, and rare spaces become usual ones. */
  #runs(line: string, role: PrintRole): { text: string; font: string }[] {
    const fontOf = (sign: string) => this.#fonts[role].find(({ signs }) => signs.has(sign.codePointAt(0)!))?.name
    const found: { text: string; font: string }[] = []
    for (const written of line.normalize('NFC')) {
      const sign = /\p{Zs}/u.test(written) && !fontOf(written) ? ' ' : written
      const font = fontOf(sign)
      const last = found.at(-1)
      if (font && last?.font === font) last.text += sign
      else if (font) found.push({ text: sign, font })
    }
    return found
  }
}
