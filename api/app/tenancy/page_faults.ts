import { PAGE_TAGS } from '@manyhearts/locales/page_tags'
import Mustache from 'mustache'

/** What is wrong with the tags of a page: one that is not closed, or one that nothing fills in. Nothing when all is well. */
export function pageFaults(text: string): string[] {
  try {
    return unknownTags(Mustache.parse(text)).map((tag) => `{{${tag}}} is not known here`)
  } catch (error) {
    return [(error as Error).message]
  }
}

/** Mustache's kinds of tags; `text` is what stands between them. Comments, partials and raw values are none of ours. */
function unknownTags(tokens: ReturnType<typeof Mustache.parse>): string[] {
  return tokens.flatMap(([kind, name, , , inner]) => {
    if (kind === 'text') return []
    const isKnown = ['name', '#', '^'].includes(kind) && PAGE_TAGS.includes(name as never)
    return [...(isKnown ? [] : [name]), ...(Array.isArray(inner) ? unknownTags(inner as typeof tokens) : [])]
  })
}
