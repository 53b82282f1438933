import { inflateSync } from 'node:zlib'

/** What a PDF of pdfkit's says, a line for each piece of text it sets: by its fonts' ToUnicode tables, as a reader copies it. */
export function pdfText(file: Buffer): string {
  const objects = new Map(
    [...file.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [
      id!,
      body!,
    ])
  )
  const all = [...objects.values()]
  const resources = all.join('\n')
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1]
      return [name!, table ? signsOf(streamOf(objects.get(table)!)) : []]
    })
  )
  const content = all.map(streamOf).find((stream) => / Tf\n/.test(stream)) ?? ''
  return content
    .split('BT\n')
    .slice(1)
    .map((text) => {
      const signs = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(text)![1]!) ?? []
      const hex = [...text.matchAll(/<([0-9a-f]+)>/g)].map(([, codes]) => codes).join('')
      return hex.replace(/.{4}/g, (code) => signs[parseInt(code, 16)] ?? '�')
    })
    .join('\n')
}

function streamOf(object: string): string {
  const stream = /stream\n([\s\S]*)\nendstream/.exec(object)?.[1]
  if (stream === undefined || !object.includes('FlateDecode')) return stream ?? ''
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

/** By glyph: tables list the characters of a range of glyphs. */
function signsOf(table: string): string[] {
  const signs: string[] = []
  for (const [, from, list] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    list!.match(/<[0-9a-f]*>/g)?.forEach((hex, index) => {
      signs[parseInt(from!, 16) + index] = Buffer.from(hex.slice(1, -1), 'hex').swap16().toString('utf16le')
    })
  return signs
}
