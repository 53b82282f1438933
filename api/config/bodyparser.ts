import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * JSON, and small: the longest thing a member writes is a profile text. Uploads state their own limits. YAML is what manifests are
 * written in, and only their calls take it (marker middleware).
 */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  json: { types: ['application/json'], limit: '64kb', strict: true, convertEmptyStringsToNull: false },
  raw: { types: ['application/yaml', 'application/x-yaml', 'text/yaml'], limit: '1mb' },
  multipart: { autoProcess: false, types: [] },
})
