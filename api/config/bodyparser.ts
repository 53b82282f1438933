import { defineConfig } from '@adonisjs/core/bodyparser'

/** JSON only, and small: the longest thing a member writes is a profile text. Uploads state their own limits. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  json: { types: ['application/json'], limit: '64kb', strict: true, convertEmptyStringsToNull: false },
  raw: { types: [] },
  multipart: { autoProcess: false, types: [] },
})
