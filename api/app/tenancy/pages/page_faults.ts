import { PAGE_TAGS } from '@manyhearts/locales/page_tags'
import type Mustache from 'mustache'
import { pageWriter } from './page_writer.js'

/** Deeper nesting is a mistake, and following it could exhaust the stack. */
const MOST_NESTED = 10

export interface PageFault {
  rule: 'page_tag' | 'page_tag_open' | 'page_section' | 'page_nesting'
  meta: { tag: string; line: number }
}

type Tokens = ReturnType<typeof Mustache.parse>

export function pageFaults(text: string): PageFault[] {
  try {
    return unknownTags(text, pageWriter.parse(text) as Tokens)
  } catch (error) {
    return [unclosed(text, (error as Error).message)]
  }
}

/** Mustache's comments, partials and raw values are not allowed. */
function unknownTags(text: string, tokens: Tokens, depth = 0): PageFault[] {
  return tokens.flatMap(([kind, name, start, , inner]) => {
    if (kind === 'text') return []
    const fault = (rule: PageFault['rule']) => ({ rule, meta: { tag: inBraces(name), line: lineAt(text, start) } })
    if (depth > MOST_NESTED) return [fault('page_nesting')]
    const isKnown = ['name', '#', '^'].includes(kind) && PAGE_TAGS.includes(name as never)
    const faults = isKnown ? [] : [fault('page_tag')]
    return Array.isArray(inner) ? [...faults, ...unknownTags(text, inner as Tokens, depth + 1)] : faults
  })
}

/** Reads Mustache's message about the tag or section it could not close. */
function unclosed(text: string, message: string): PageFault {
  const [, section, place] = /^Un\w+ (?:tag|section "([^]*)") at (\d+)$/.exec(message) ?? []
  if (section !== undefined)
    return { rule: 'page_section', meta: { tag: inBraces(`#${section}`), line: lineAt(text, beginOf(text, section)) } }
  const begin = text.lastIndexOf('{{', Number(place ?? text.length))
  return {
    rule: 'page_tag_open',
    meta: { tag: text.slice(begin, begin + 24).split('\n')[0]!, line: lineAt(text, begin) },
  }
}

function beginOf(text: string, section: string): number {
  return [...text.matchAll(/\{\{[#^/]\s*([^}]*?)\s*\}\}/g)].findLast(([, name]) => name === section)?.index ?? 0
}

function inBraces(name: string): string {
  return `{{${name}}}`
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
