import { AnswerTemplateSchema } from '#generated/schema'

/** The boxes that offer templates: what is written to one side of a complaint, the facts of a decision, and what the desk answers. */
export const TEMPLATE_PURPOSES = ['message', 'decision', 'desk'] as const

export type TemplatePurpose = (typeof TEMPLATE_PURPOSES)[number]

/**
 * What the console fills in where a template is inserted: who is written to, the number of what it is about, and the brand. A decision, which both
 * sides read, names nobody; an answer of the desk may name the profile that it is written for.
 */
export const TEMPLATE_PLACEHOLDERS: Readonly<Record<TemplatePurpose, readonly string[]>> = {
  message: ['name', 'number', 'brand'],
  decision: ['number', 'brand'],
  desk: ['name', 'profile', 'brand'],
}

/** What staff of a brand write again and again, in one language. */
export default class AnswerTemplate extends AnswerTemplateSchema {
  declare purpose: TemplatePurpose
}
