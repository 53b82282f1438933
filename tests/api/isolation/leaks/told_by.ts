import type { Answer } from '../../../visitor.ts'

/** Headers that depend on the moment, not on the request; and a tag, which is made of the text and of who asks. */
const OF_THE_MOMENT = ['date', 'x-request-id', 'age', 'etag']

const ALWAYS_NEW: [RegExp, string][] = [
  [/nonce(-|=")[\w-]{22}/g, 'nonce$1'],
  [/\bsid=[\w-]{43}/g, 'sid=…'],
  [/\bdevice=[\w.%=-]+/g, 'device=…'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g, 'time'],
  [/\b1[789]\d{11}\b/g, 'milliseconds'],
  [/\bsb_[0-9a-f]{24}\b/g, 'payment'],
  [/token=[\w-]{43}/g, 'token=…'],
  [/\bR-[2-9A-Z]{6}\b/g, 'number'],
  [/(as_of[^\w-]{1,6})[\w-]{40,}/g, '$1sealed'],
  [/"challenge":"[\w-]{43}"/g, 'challenge'],
  [/\bgcm\.v1:[\w.-]+/g, 'sealed'],
  [/until=\d+(&|\\u0026)seal=[\w-]{22}/g, 'sealed'],
]

/** Everything an answer reveals, byte for byte; the requested id reads `<id>`, and other rows are numbered by appearance. */
export function toldBy(answer: Answer, id: unknown = ''): string {
  let all = wholeOf(answer)
  for (const form of formsOf(String(id))) all = all.replaceAll(form, '<id>')
  return timeless(all)
}

export function wholeOf({ status, headers, text }: Answer): string {
  const told = Object.entries(headers)
    .filter(([name]) => !OF_THE_MOMENT.includes(name))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .sort()
  return [status, ...told, '', text].join('\n')
}

/** Removes what is new each time and numbers rows by their appearance. */
export function timeless(text: string): string {
  let all = text
  for (const [pattern, word] of ALWAYS_NEW) all = all.replaceAll(pattern, word)
  const seen: string[] = []
  return all.replaceAll(/\b\d{17,19}\b/g, (row) => {
    if (!seen.includes(row)) seen.push(row)
    return `<row ${seen.indexOf(row) + 1}>`
  })
}

/** Without the requested id: repeating it reveals nothing. */
export function withoutAsked({ headers, text }: Answer, id: unknown): string {
  let all = JSON.stringify(headers) + text
  for (const form of formsOf(String(id))) all = all.replaceAll(form, '<id>')
  return all
}

/** The id as it is and as addresses and JSON encode it; a short one could match anything. */
function formsOf(id: string): string[] {
  if (id.length < 8) return []
  const [row] = id.split('?')
  return [id, encodeURIComponent(id), row!].filter((form) => form.length >= 8)
}
