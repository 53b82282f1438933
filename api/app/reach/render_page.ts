import MarkdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'
import { withOneStop } from '@manyhearts/locales/full_stop'
import { headingId } from '@manyhearts/locales/heading_id'
import { pageWriter } from '#app/tenancy/pages/page_writer'
import { fillLine } from './fill_line.js'
import type { PageSource } from './page_source.js'
import type { PageValues } from './page_values.js'

export interface RenderedPage {
  title: string
  description: string
  /** Safe HTML: markup in the source is escaped. */
  html: string
  contents: { id: string; title: string }[]
}

/** Values are escaped and never read as Markdown. */
export function renderPage({ title, description, body }: PageSource, values: PageValues): RenderedPage {
  const contents: RenderedPage['contents'] = []
  const markdown = new MarkdownIt({ html: false, typographer: false }).use(anchor, {
    level: [2],
    slugify: headingId,
    callback: (_, { slug, title: heading }) => contents.push({ id: slug, title: heading }),
  })
  const filled = pageWriter.render(body, values, {}, { escape: escapeMarkdown })
  const html = markdown.render(withOneStop(filled, Object.values(values).map(escapeMarkdown)))
  return { title: fillLine(title, values), description: fillLine(description, values), html, contents }
}

/** CommonMark allows a backslash before any ASCII punctuation (§2.4); a line break in a value could start a block. */
function escapeMarkdown(value: unknown): string {
  return String(value)
    .replace(/\s+/g, ' ')
    .replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
