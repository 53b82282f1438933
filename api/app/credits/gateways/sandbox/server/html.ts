const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup that was put together by `html` and needs no more escaping. */
export class Markup {
  constructor(readonly text: string) {}
}

/** A template whose values are escaped; markup inside markup stays as it is. */
export function html(parts: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  return new Markup(parts.reduce((all, part, index) => all + written(values[index - 1]!) + part))
}

function written(value: string | Markup | Markup[]): string {
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(written).join('')
  return value.replace(/[&<>"']/g, (character) => ESCAPES[character]!)
}
