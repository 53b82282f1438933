import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

/** What AdonisJS loads, in which order, and what `ace` generates from the feature folders. */
export default defineConfig({
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('#providers/tenancy_provider'),
    () => import('#providers/http_provider'),
    () => import('#providers/notices_provider'),
    () => import('#providers/live_provider'),
    () => import('#providers/operations_provider'),
  ],
  preloads: [() => import('#start/routes'), () => import('#start/kernel')],
  directories: { commands: 'commands' },
  metaFiles: [{ pattern: '.adonisjs/openapi/*.json', reloadServer: false }],
  hooks: {
    init: [
      indexEntities({
        controllers: {
          source: 'app',
          glob: ['**/*_controller.ts'],
          importAlias: '#app',
          skipSegments: [],
        },
        transformers: { enabled: true, source: 'app', glob: ['**/*_transformer.ts'], importAlias: '#app' },
        events: { enabled: false },
        listeners: { enabled: false },
      }),
      // The client is the member site's: what other hosts answer is none of a browser's business there.
      generateRegistry({
        routes: {
          except: [
            'unsubscriptions.one_click',
            /^(staff|access_tokens|manifests|sandbox|captured_mails|console|admin_health|mail_health|pay_health|photo_files|site|web_manifest)\./,
            'live',
            'ready',
            'health.host',
          ],
        },
      }),
    ],
  },
})
