import type { Answer } from '../../../visitor.ts'

/** Headers that are about the moment, not about what was asked. */
const OF_THE_MOMENT = ['date', 'x-request-id', 'age']

/** What is new in every answer, whatever was asked. */
const ALWAYS_NEW: [RegExp, string][] = [
  [/nonce(-|=")[\w-]{22}/g, 'nonce$1'],
  [/\bsid=[\w-]{43}/g, 'sid=…'],
  [/\bdevice=[\w.%=-]+/g, 'device=…'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g, 'time'],
  [/\b1[789]\d{11}\b/g, 'milliseconds'],
  [/\bsb_[0-9a-f]{24}\b/g, 'payment'],
  [/token=[\w-]{43}/g, 'token=…'],
  [/\bR-[2-9A-Z]{6}\b/g, 'number'],
  [/until=\d+(&|\\u0026)seal=[\w-]{22}/g, 'sealed'],
]

/**
 * Everything an answer tells: status, headers and body, byte for byte. The id that was asked for stands as `<id>`, other rows by the
 * order in which they appear.
 */
export function toldBy(answer: Answer, id: unknown = ''): string {
  let all = wholeOf(answer)
  for (const form of formsOf(String(id))) all = all.replaceAll(form, '<id>')
  return timeless(all)
}

/** Status, headers and body, as they came. */
export function wholeOf({ status, headers, text }: Answer): string {
  const told = Object.entries(headers)
    .filter(([name]) => !OF_THE_MOMENT.includes(name))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .sort()
  return [status, ...told, '', text].join('\n')
}

/** A text without what is new each time; rows are numbered by the order in which they appear. */
export function timeless(text: string): string {
  let all = text
  for (const [pattern, word] of ALWAYS_NEW) all = all.replaceAll(pattern, word)
  const seen: string[] = []
  return all.replaceAll(/\b\d{17,19}\b/g, (row) => {
    if (!seen.includes(row)) seen.push(row)
    return `<row ${seen.indexOf(row) + 1}>`
  })
}

/** An answer without what was asked for: nobody is told anything by his own words. */
export function withoutAsked({ headers, text }: Answer, id: unknown): string {
  let all = JSON.stringify(headers) + text
  for (const form of formsOf(String(id))) all = all.replaceAll(form, '<id>')
  return all
}

/** The id as it is, and as addresses and JSON write it; a short one could stand for anything. */
function formsOf(id: string): string[] {
  if (id.length < 8) return []
  const [row] = id.split('?')
  return [id, encodeURIComponent(id), row!].filter((form) => form.length >= 8)
}
