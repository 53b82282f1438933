import type { Statement } from './sql_plan.ts'

/** Parses what a PostgreSQL client sends (protocol 3.0); calls back once per Sync or simple query, and first with the user's name. */
export class StatementReader {
  #rest = Buffer.alloc(0)
  #isOpen = false
  #text = ''
  /** Statements by prepared name; the empty name is valid until the next one. */
  readonly #prepared = new Map<string, string>()
  #values: Statement['values'] = []

  constructor(
    private readonly onUser: (name: string) => void,
    private readonly onStatement: (statement: Statement) => void
  ) {}

  read(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk])
    for (;;) {
      const head = this.#isOpen ? 1 : 0
      if (this.#rest.length < head + 4) return
      const length = head + this.#rest.readInt32BE(head)
      if (this.#rest.length < length) return
      const body = this.#rest.subarray(head + 4, length)
      if (this.#isOpen) this.#message(String.fromCharCode(this.#rest[0]!), body)
      else this.#open(body)
      this.#rest = this.#rest.subarray(length)
    }
  }

  #open(body: Buffer): void {
    this.#isOpen = true
    const pairs = body.subarray(4).toString('utf8').split('\0')
    this.onUser(pairs[pairs.indexOf('user') + 1] ?? '')
  }

  #message(type: string, body: Buffer): void {
    if (type === 'P') {
      const [name, text] = texts(body)
      this.#prepared.set(name, text)
    } else if (type === 'B') {
      this.#text = this.#prepared.get(texts(body)[1]) ?? ''
      this.#values = boundValues(body)
    } else if (type === 'Q') this.onStatement({ text: body.toString('utf8', 0, body.length - 1), values: [] })
    else if (type === 'S') this.onStatement({ text: this.#text, values: this.#values })
  }
}

/** The two texts at the start of a Parse (name, statement) or a Bind (portal, name). */
function texts(body: Buffer): [string, string] {
  const end = body.indexOf(0)
  return [body.toString('utf8', 0, end), body.toString('utf8', end + 1, body.indexOf(0, end + 1))]
}

function boundValues(body: Buffer): Statement['values'] {
  let at = body.indexOf(0, body.indexOf(0) + 1) + 1
  const formats = Array.from({ length: body.readInt16BE(at) }, (_, index) => body.readInt16BE(at + 2 + index * 2))
  at += 2 + formats.length * 2
  const count = body.readInt16BE(at)
  at += 2
  return Array.from({ length: count }, (_, index) => {
    const length = body.readInt32BE(at)
    at += 4
    if (length < 0) return null
    const value = body.subarray(at, (at += length))
    const isBinary = (formats.length === 1 ? formats[0] : formats[index]) === 1
    return isBinary ? Buffer.from(value) : value.toString('utf8')
  })
}
