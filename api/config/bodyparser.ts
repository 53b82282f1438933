import { defineConfig } from '@adonisjs/core/bodyparser'

export const YAML = ['application/yaml', 'application/x-yaml', 'text/yaml']

/** Uploads set their own limits; routes say what else than JSON they take. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  json: { types: ['application/json'], limit: '64kb', strict: true, convertEmptyStringsToNull: false },
  raw: { types: YAML, limit: '1mb' },
  multipart: { autoProcess: false, types: [] },
})
