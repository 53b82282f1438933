const PLACEHOLDER = /\{\{[^}]+\}\}|<\/?\w+\/?>/g

/** Names that values are put in for, and tags, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER) ?? [])].sort()
}

/** A text without them, in which no brace and no angle bracket is left. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(PLACEHOLDER, '')
}
