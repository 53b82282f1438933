import type { Language } from '@manyhearts/locales/languages'

/** The boxes that offer templates. */
export const PURPOSES = ['message', 'decision', 'desk'] as const

export type Purpose = (typeof PURPOSES)[number]

/** What is filled in where a template is inserted; a decision, which both sides read, names nobody. */
export const PLACEHOLDERS = {
  message: ['name', 'number', 'brand'],
  decision: ['number', 'brand'],
  desk: ['name', 'profile', 'brand'],
} as const

export interface AnswerTemplate {
  id: string
  tenant_id: string
  name: string
  purpose: Purpose
  language: Language
  body: string
  changed_at: string
  version: string
}

/** What placeholders of a template stand for; what isn't known stays as it is, so that whoever answers sees it. */
export type Values = Partial<Record<(typeof PLACEHOLDERS)[Purpose][number], string | null>>

export function filledIn(body: string, values: Values): string {
  return body.replaceAll(/\{(\w+)\}/g, (whole, name: keyof Values) => values[name] ?? whole)
}
