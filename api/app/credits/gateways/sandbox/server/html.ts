const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export class Markup {
  constructor(readonly text: string) {}
}

export function html(parts: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  return new Markup(parts.reduce((all, part, index) => all + written(values[index - 1]!) + part))
}

function written(value: string | Markup | Markup[]): string {
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(written).join('')
  return value.replace(/[&<>"']/g, (character) => ESCAPES[character]!)
}
