import type { Json } from './call.js'

const string = { type: 'string' }

const meta = { type: 'object', additionalProperties: { type: ['string', 'number'] } }

/** The contract's error format. */
function errors(properties: Json, required: string[], beside: Json = {}): Json {
  return {
    type: 'object',
    properties: {
      errors: { type: 'array', minItems: 1, items: { type: 'object', properties, required } },
      ...beside,
    },
    required: ['errors', ...Object.keys(beside)],
  }
}

export function refusalSchema(code: string, about: string): Json {
  const isForVisitors = code === 'authentication_required'
  return {
    ...(about && { description: about }),
    ...errors(
      { code: { const: code }, message: string, meta },
      ['code', 'message'],
      isForVisitors ? { authentication_required: { const: true } } : {}
    ),
  }
}

/** `code` is the violated rule, `meta` its parameters. */
export const invalidSchema = {
  description: 'What is wrong with which field.',
  ...errors({ code: string, message: string, field: string, meta: { type: 'object' } }, ['code', 'message', 'field']),
}

export const unexpectedSchema = {
  description: 'Something that is not the asker’s fault; `request_id` is how it is found in the log.',
  ...errors({ code: string, message: string, meta }, ['code', 'message'], { request_id: string }),
}
