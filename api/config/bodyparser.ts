import { defineConfig } from '@adonisjs/core/bodyparser'

/** Uploads set their own limits; only manifest calls accept YAML (marker middleware). */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  json: { types: ['application/json'], limit: '64kb', strict: true, convertEmptyStringsToNull: false },
  raw: { types: ['application/yaml', 'application/x-yaml', 'text/yaml'], limit: '1mb' },
  multipart: { autoProcess: false, types: [] },
})
