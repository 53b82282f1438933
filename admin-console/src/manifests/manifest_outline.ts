/** What is read of a JSON Schema. */
export interface Schema {
  type?: string
  enum?: readonly unknown[]
  description?: string
  title?: string
  required?: readonly string[]
  properties?: Record<string, Schema>
  items?: Schema
}

/** More choices than these say nothing. */
const MOST_CHOICES = 12

/** YAML with the keys that an object can't do without, and what each takes as a remark. */
export function manifestOutline({ required = [], properties = {} }: Schema, indent = ''): string {
  return required.map((key) => `${indent}${key}:${valueOf(properties[key] ?? {}, indent)}\n`).join('')
}

function valueOf(schema: Schema, indent: string): string {
  if (schema.required?.length) return `\n${manifestOutline(schema, `${indent}  `).trimEnd()}`
  if (schema.items?.required?.length) return `\n${indent}  - ${manifestOutline(schema.items, `${indent}    `).trim()}`
  const remark = remarkOf(schema)
  return remark && ` # ${remark}`
}

function remarkOf({ description, title, enum: choices = [] }: Schema): string {
  const choice = choices.length > 0 && choices.length <= MOST_CHOICES ? `${choices.join(', ')}.` : ''
  return [choice, description ?? title].filter(Boolean).join(' ')
}
