export type Question = { question: string; answer: string }

const HEADING = /<h([23])[^>]*>(.*?)<\/h\1>/gs
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Headings ending in "?" (as in all our languages), each with the HTML up to the next heading; `origin` makes links absolute. */
export function questionsOf(html: string, origin: string): Question[] {
  const headings = [...html.matchAll(HEADING)]
  return headings.flatMap(({ index, 0: heading, 2: inside }, place) => {
    const question = plain(inside!)
    const answer = html.slice(index + heading.length, headings[place + 1]?.index).trim()
    return question.endsWith('?') && answer ? [{ question, answer: withOrigin(answer, origin) }] : []
  })
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!)
    .trim()
}

function withOrigin(html: string, origin: string): string {
  return html.replaceAll('href="/', `href="${origin}/`)
}
