import MarkdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'
import { pageWriter } from '#app/tenancy/pages/page_writer'
import { fillLine } from './fill_line.js'
import type { PageSource } from './page_source.js'
import type { PageValues } from './page_values.js'

/** A page as it is read. */
export interface RenderedPage {
  title: string
  description: string
  /** The text as HTML of our own making: no markup of its writer passes. */
  html: string
  /** Its sections in order; `id` is where each begins. */
  contents: { id: string; title: string }[]
}

/** Fills a page in and turns it into HTML. Values are text: nothing in them is Markdown. */
export function renderPage({ title, description, body }: PageSource, values: PageValues): RenderedPage {
  const contents: RenderedPage['contents'] = []
  const markdown = new MarkdownIt({ html: false, typographer: false }).use(anchor, {
    level: [2],
    callback: (_, { slug, title: heading }) => contents.push({ id: slug, title: heading }),
  })
  const html = markdown.render(pageWriter.render(body, values, {}, { escape: escapeMarkdown }))
  return { title: fillLine(title, values), description: fillLine(description, values), html, contents }
}

/** CommonMark takes any ASCII punctuation after a backslash for itself (§2.4), and a value never ends a line. */
function escapeMarkdown(value: unknown): string {
  return String(value)
    .replace(/\s+/g, ' ')
    .replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
